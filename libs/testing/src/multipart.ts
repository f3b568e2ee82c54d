/** Text fields of a multipart/form-data body by name; files are not supported. */
export function parseMultipart(body: Buffer, contentType: string): Map<string, string> {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) throw new Error('a multipart body has no boundary');
  const fields = new Map<string, string>();
  for (const part of body.toString('utf8').split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    const name = /name="([^"]+)"/.exec(part.slice(0, end))?.[1];
    if (name !== undefined) fields.set(name, part.slice(end + 4, -2));
  }
  return fields;
}
