// Finds a text in a source file however the formatter breaks its lines. White space counts only between two words, and
// a list may end in a comma.
const token = /[\w$]+|[^\s\w$]/g;

/** A pattern for every place in a source file that reads as `find`. */
export function placesOf(find) {
  let pattern = '';
  let end = 0;
  for (const { 0: text, index } of find.matchAll(token)) {
    if (pattern !== '') pattern += index > end && wordsMeet(find[end - 1], text) ? '\\s+' : '\\s*';
    if (/[)\]}]/.test(text)) pattern += '(?:,\\s*)?';
    pattern += text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    end = index + text.length;
  }
  return new RegExp(pattern, 'g');
}

const wordsMeet = (before, after) => /[\w$]/.test(before) && /[\w$]/.test(after[0]);

/** How often `find` occurs in `text`. */
export const timesIn = (text, find) => text.match(placesOf(find))?.length ?? 0;
