// What stands in a text of places, whatever it was copied out of: a sheet, a mail, a statement of SQL, an address.

/** Digits that may be a code, or a name. Words of one `cell` stood together, as in "Phoenix, AZ 85001". */
export type WrittenWord = { text: string; isCode: boolean; cell: number };

// Excel's ="02108", quotes of every kind, brackets of a list; an apostrophe inside a name stays.
const around = /[\s=(){}[\]"'`\u2018\u2019\u201C\u201D.:*\u2022-]/;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
// Only at the beginning and of a column of places: "Bloomington IN (47401)" is a city in Indiana.
const listOfSql = /^\s*(?:where\s+)?(?:zip|postal|county|fips|city|state|area)_?(?:codes?|5)?\s+in\s*\(/i;
const heading = /^(?:zip|zip ?codes?|postal ?codes?|count(?:y|ies)|fips|cit(?:y|ies)|states?|area ?codes?|places?)$/i;
const code = /^\d[\d.-]*$/;

/** Never throws. Words come in their order; nothing that has a letter or a digit is left away but a heading. */
export function writtenWords(text: string): WrittenWord[] {
  const cells = plain(text)
    .split(/[\n\r\t;|]+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  return cells.flatMap((cell, at) => (at === 0 && isHeading(cell) ? [] : wordsOfCell(cell, at)));
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(listOfSql, '(')
    // Two codes around a slash are a list; a name may have one.
    .replace(/(\d)\s*\/\s*(?=\d)/g, '$1,');

const isHeading = (cell: string): boolean => cell.split(',').every((piece) => heading.test(stripped(piece)));

// Sign by sign: an expression that looks for its end from each sign takes minutes of a long row of quotes.
function stripped(piece: string): string {
  let from = 0;
  let to = piece.length;
  while (from < to && around.test(piece.charAt(from))) from += 1;
  while (to > from && around.test(piece.charAt(to - 1))) to -= 1;
  return piece.slice(from, to);
}

function wordsOfCell(cell: string, at: number): WrittenWord[] {
  return cell.split(',').flatMap((piece) => {
    const words: WrittenWord[] = [];
    let name: string[] = [];
    const endName = () => {
      if (name.length > 0) words.push({ text: name.join(' '), isCode: false, cell: at });
      name = [];
    };
    for (const part of piece.split(/\s+/).map(stripped)) {
      if (!/[\p{L}\p{N}]/u.test(part)) continue;
      if (!code.test(part)) name.push(part);
      else {
        endName();
        words.push({ text: part, isCode: true, cell: at });
      }
    }
    endName();
    return words;
  });
}
