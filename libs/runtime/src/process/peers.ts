/** Base address of `peer` among a service's configured peers. Throws with the variable's name where it is missing. */
export function peerAddress(service: string, peers: Record<string, string>, peer: string): string {
  const address = peers[peer];
  if (address === undefined) throw new Error(`${service.toUpperCase()}_PEERS does not say where ${peer} is`);
  return address;
}
