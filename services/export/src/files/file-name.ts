// The signed link, a part of a path, contains the name too.
const NAME_BYTES_MAX = 80;
// Device names that Windows does not open as files.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** `<name>.csv` without control characters, separators, or characters that file systems refuse; else `leads.csv`. */
export function fileNameOf(searchName: string): string {
  const plain = searchName
    .normalize('NFC')
    // Bidirectional and zero-width characters can disguise the extension.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[<>:"/\\|?*%;]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = cut(plain, NAME_BYTES_MAX).trimEnd();
  return `${short === '' || reserved.test(short) ? 'leads' : short}.csv`;
}

/** In letters that every store takes. Follows from the request alone, so a file that is made again replaces itself. */
export function objectKeyOf(downloadId: string, searchName: string): string {
  const plain = fileNameOf(searchName)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9_]+/, '');
  return `downloads/${downloadId}/${/^[A-Za-z0-9_].*\.csv$/.test(plain) ? plain : 'leads.csv'}`;
}

function cut(text: string, bytesMax: number): string {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > bytesMax) break;
    kept += character;
  }
  return kept;
}
