// Lines of a do-not-call list as SQL: the registry's `602,5551234`, its changes with a mark A or D, or a number in any usual
// writing. What else stands in a line (a date, a name) is not looked at.

/** Why a line is no number of a list. */
export const badLines = {
  'not-ten-digits': 'The line does not begin with a phone number of ten digits.',
  'no-such-number': 'No number in the United States begins so.',
  'change-missing': 'A line of changes without A (added) or D (deleted).',
  'change-in-whole-list': 'A line of a whole list with A (added) or D (deleted).',
} as const;
export type BadLine = keyof typeof badLines;

// A number, the day of its change, and the mark.
const cellsBesideMax = 3;
const separators = String.raw`'[,;|\\t]'`;
const digits = (cell: string): string => `replaceRegexpAll(${cell}, '[^0-9]', '')`;

/** Of a table with `at` and `line`: `at, good, listed, reason`, `good` the number; an empty line has neither number nor reason. */
export function numberLines(from: string, { changes }: { changes: boolean }): string {
  return [
    `SELECT at, if(reason = '', number, '') AS good, toUInt8(mark != 'D') AS listed,`,
    `  multiIf(blank, '', NOT plain OR length(number) != 10, 'not-ten-digits',`,
    `    NOT match(number, '^[2-9][0-9]{2}[2-9][0-9]{6}$'), 'no-such-number',`,
    changes ? `    mark = '', 'change-missing',` : `    mark != '', 'change-in-whole-list',`,
    `    '') AS reason`,
    'FROM (',
    `  SELECT at, blank, used, arrayStringConcat(arrayMap(cell -> ${digits('cell')}, arraySlice(cells, 1, used))) AS whole,`,
    `    if(length(whole) = 11 AND startsWith(whole, '1'), substring(whole, 2), whole) AS number,`,
    String.raw`    arrayAll(cell -> match(cell, '^[-+0-9 ().\\/]*$'), arraySlice(cells, 1, used)) AS plain,`,
    // Beyond that it is somebody's initial.
    `    if(length(cells) - used > ${cellsBesideMax}, '', upper(arrayFirst(cell -> upper(cell) IN ('A', 'D'), arraySlice(cells, used + 1)))) AS mark`,
    '  FROM (',
    `    SELECT at, cells, cells = [''] AS blank, arrayMap(cell -> length(${digits('cell')}), cells) AS lengths,`,
    '      multiIf(lengths[1] = 3 AND lengths[2] = 7, 2, lengths[1] = 3 AND lengths[2] = 3 AND lengths[3] = 4, 3, 1) AS used',
    String.raw`    FROM (SELECT at, arrayMap(cell -> trimBoth(replaceRegexpAll(cell, '["\\r\\x{FEFF}]', '')), splitByRegexp(${separators}, line)) AS cells FROM ${from})`,
    '  )',
    ')',
  ].join('\n');
}
