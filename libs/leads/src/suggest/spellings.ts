// [in full, short], one word each.
const abbreviations: readonly (readonly [string, string])[] = [
  ['SAINT', 'ST'],
  ['SAINTE', 'STE'],
  ['FORT', 'FT'],
  ['MOUNT', 'MT'],
  ['POINT', 'PT'],
  ['PORT', 'PRT'],
  ['NORTH', 'N'],
  ['SOUTH', 'S'],
  ['EAST', 'E'],
  ['WEST', 'W'],
  ['HEIGHTS', 'HTS'],
  ['SPRINGS', 'SPGS'],
  ['SPRING', 'SPG'],
  ['BEACH', 'BCH'],
  ['CENTER', 'CTR'],
  ['CENTRE', 'CTR'],
  ['JUNCTION', 'JCT'],
  ['LAKE', 'LK'],
  ['LAKES', 'LKS'],
  ['ISLAND', 'IS'],
  ['TOWNSHIP', 'TWP'],
  ['VILLAGE', 'VLG'],
  ['HILL', 'HL'],
  ['HILLS', 'HLS'],
  ['PARK', 'PK'],
  ['MOUNTAIN', 'MTN'],
  ['GROVE', 'GRV'],
  ['VALLEY', 'VLY'],
  ['STATION', 'STA'],
  ['CITY', 'CY'],
  ['COUNTY', 'CO'],
];
const inFull = new Map(abbreviations.map(([full, short]) => [short, full]));
const inShort = new Map(abbreviations);

/** Upper case, one space between words, without accents and punctuation. An apostrophe parts words, save before a last S. */
export function normalise(text: string): string {
  // Nearly all names are plain letters, and a hundred thousand are read at a start.
  const bare = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return bare
    .toUpperCase()
    .replace(/['\u2019\u02BC\u02BB`](?=S\b)/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trimStart();
}

export function squeeze(text: string): string {
  return text.replaceAll(' ', '');
}

export function spellingsOf(name: string): string[] {
  const plain = normalise(name);
  const words = plain.split(' ');
  const [full, short] = [spelled(words, inFull), spelled(words, inShort)];
  if (full === undefined && short === undefined) return [plain];
  return [...new Set([plain, full ?? plain, short ?? plain])];
}

/** What somebody typed, as it is and in full. Its last word may still be being typed: "ST" can become "STOCKTON". */
export function typedSpellings(query: string): string[] {
  const plain = normalise(query);
  const full = spelled(plain.split(' '), inFull);
  return full === undefined ? [plain] : [plain, full];
}

// Undefined where it is the same. The last word stays: in names it is the state's code, and MT is Montana there.
function spelled(words: readonly string[], others: ReadonlyMap<string, string>): string | undefined {
  const last = words.length - 1;
  if (!words.some((word, at) => at < last && others.has(word))) return undefined;
  return words.map((word, at) => (at < last ? (others.get(word) ?? word) : word)).join(' ');
}
