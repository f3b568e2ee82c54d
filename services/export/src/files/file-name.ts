// The name a browser saves a file under, made from the search's name.
// The name travels in the signed link too, which is part of a path.
const NAME_BYTES_MAX = 80;
// Device names that Windows does not open as files.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** `<name>.csv` without control characters, separators, or characters that file systems refuse; `leads.csv` where nothing is left. */
export function fileNameOf(searchName: string): string {
  const plain = searchName
    .normalize('NFC')
    // Bidirectional and zero-width characters can make an ending look like another.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[<>:"/\\|?*%;]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = cut(plain, NAME_BYTES_MAX).trimEnd();
  return `${short === '' || reserved.test(short) ? 'leads' : short}.csv`;
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
