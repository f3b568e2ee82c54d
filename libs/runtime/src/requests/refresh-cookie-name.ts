const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** `__Host-` needs https; on plain http (loopback, else throws) the port is in the name: ports do not part cookies. */
export function refreshCookieName(publicUrl: string): string {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol === 'https:') return '__Host-leadwright-refresh';
  if (!loopback.includes(hostname)) throw new Error('the public address must be https, or http on loopback');
  return `leadwright-refresh-${port || '80'}`;
}

/** The pair `name=value` in a `Cookie` header; undefined if it is not among them. */
export function cookiePair(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
}
