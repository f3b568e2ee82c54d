// One customer has a whole IPv6 /64: counted by address, they would have 2^64 tries.
import ipaddr from 'ipaddr.js';

const PARTS_OF_NETWORK = 4; // of 16 bits each: a /64

/** `2001:db8::/64` for IPv6, the address for IPv4, also when mapped into IPv6. Other text is its own network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  // Drop the zone: it names a link of this machine, not the client.
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, PARTS_OF_NETWORK), 0, 0, 0, 0]);
  return `${network.toRFC5952String()}/64`;
}
