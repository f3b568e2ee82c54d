// Our mails lead nobody elsewhere.

// What mail readers make a link of by themselves: an address with a scheme, or one that begins with www.
const WRITTEN_OUT =
  /\b[a-z][a-z0-9+.-]{1,20}:(?:\/\/|\\\\)[^\s<>"']*|(?:^|[^\p{L}\p{N}])www\.[^\s<>"']+|(?:^|[^:\p{L}\p{N}])\/\/[^\s<>"']+/giu;
const EMAIL = /[^\s@<>"']+@[^\s@<>"']+/gu;
// A bare name of a host, followed by a path, or with an ending that readers know.
const ENDINGS =
  'com|net|org|info|biz|io|co|me|us|uk|de|eu|ca|au|in|ru|cn|tk|ml|ga|cf|gq|xyz|top|site|online|shop|store|app|dev|link|click|live|club|work|icu|page|cc|tv|ly|gl|gd|to|ws|su|pw|zip|mov';
const BARE = new RegExp(
  `(?:^|[^\\p{L}\\p{N}@._-])((?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:${ENDINGS}|[\\p{L}]{2,}(?=/|:\\d|[?#])|xn--[a-z0-9-]+))(?![\\p{L}\\p{N}-])(?:[/:?#][^\\s<>"']*)?`,
  'giu',
);
// Signs that nobody sees, by which a name could be hidden from the patterns and not from a reader.
const UNSEEN = /[\p{Cf}\u034F\u115F\u1160\u3164\uFFA0]+/gu;

/** Whether every address in the text is one of ours; `publicUrl` is where our pages are. */
export function hasOnlyOurLinks(text: string, publicUrl: string): boolean {
  const read = text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u3002\uFF0E\uFF61]/gu, '.');
  const rest = read.replaceAll(WRITTEN_OUT, (found) => {
    const at = found.search(/[a-z0-9/]/iu);
    return isOurs(found.slice(Math.max(at, 0)), publicUrl) ? ' ' : found;
  });
  if (rest.search(WRITTEN_OUT) >= 0) return false;
  const own = new URL(publicUrl).host;
  for (const [found, host = ''] of rest.replaceAll(EMAIL, ' ').matchAll(BARE))
    if (host.toLowerCase() !== own && !isOurs(`https://${found.replace(/^[^\p{L}\p{N}]+/u, '')}`, publicUrl))
      return false;
  return true;
}

export function isOurs(address: string, publicUrl: string): boolean {
  try {
    const { host, protocol, username, password } = new URL(address, 'invalid://relative');
    return (
      ['http:', 'https:'].includes(protocol) && host === new URL(publicUrl).host && username === '' && password === ''
    );
  } catch {
    return false;
  }
}
