// What stands in a text of places, whatever it was copied out of: a sheet, a mail, a statement of SQL, an address.

/**
 * Digits that may be a code, or a name. A `row` ends where its line ends; its cells are parted as a sheet parts columns, and
 * the pieces of a cell by commas: "Phoenix, AZ 85001" is one cell of two pieces.
 */
export type WrittenWord = { text: string; isCode: boolean; row: number; cell: number; piece: number };

// Excel's ="02108", quotes of every kind, brackets of a list; an apostrophe inside a name stays.
const around = /[\s=(){}[\]"'`\u2018\u2019\u201C\u201D.:*\u2022-]/;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
// Only at the beginning and of a column of places: "Bloomington IN (47401)" is a city in Indiana.
const listOfSql = /^\s*(?:where\s+)?(?:zip|postal|county|fips|city|state|area)_?(?:codes?|5)?\s+in\s*\(/i;
const heading =
  /^(?:(?:zip|postal|area|fips|county|state)[ _]?codes?|zips?|fips|(?:city|county|state|place)[ _]names?|count(?:y|ies)|cit(?:y|ies)|states?|places?)$/i;
const columns = /[\t;|]/;
const code = /^\d[\d.-]*$/;

/** Never throws. Words come in their order; nothing that has a letter or a digit is left away but a heading. */
export function writtenWords(text: string): WrittenWord[] {
  const rows = plain(text)
    .split(/[\n\r]+/)
    .filter((row) => row.trim() !== '');
  const at: At = { row: 0, cell: 0, piece: 0 };
  return rows.flatMap((row, index) => {
    at.row = index;
    if (index === 0 && row.split(columns).every(isHeading)) return [];
    const [first = '', ...others] = row.split(columns);
    return (index === 0 && isHeading(first) ? others : [first, ...others]).flatMap((cell) => wordsOfCell(cell, at));
  });
}

type At = Pick<WrittenWord, 'row' | 'cell' | 'piece'>;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(listOfSql, '(')
    // Two codes around a slash are a list; a name may have one.
    .replace(/(\d)\s*\/\s*(?=\d)/g, '$1,');

const isHeading = (cell: string): boolean =>
  cell.split(',').every((piece) => stripped(piece) === '' || heading.test(stripped(piece)));

// Sign by sign: an expression that looks for its end from each sign takes minutes of a long row of quotes.
function stripped(piece: string): string {
  let from = 0;
  let to = piece.length;
  while (from < to && around.test(piece.charAt(from))) from += 1;
  while (to > from && around.test(piece.charAt(to - 1))) to -= 1;
  return piece.slice(from, to);
}

function wordsOfCell(cell: string, at: At): WrittenWord[] {
  at.cell += 1;
  return cell.split(',').flatMap((piece) => {
    at.piece += 1;
    const words: WrittenWord[] = [];
    let name: string[] = [];
    const endName = () => {
      if (name.length > 0) words.push({ text: name.join(' '), isCode: false, ...at });
      name = [];
    };
    for (const part of piece.split(/\s+/).map(stripped)) {
      if (!/[\p{L}\p{N}]/u.test(part)) continue;
      if (!code.test(part)) name.push(part);
      else {
        endName();
        words.push({ text: part, isCode: true, ...at });
      }
    }
    endName();
    return words;
  });
}
