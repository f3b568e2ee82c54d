// What real lists have and plain ones lack: signs that mean something to a spreadsheet, a CSV or a page. One lead in five
// hundred has some, so that files, previews and mails meet them in every test and in the demo.
import { hash, literal } from './expressions.ts';

const firstNames = [
  'José',
  'Zoë',
  "D'Andre",
  'Anne, Marie',
  'William "Bill"',
  '=Max',
  '+Ray',
  '-Lee',
  '@Jo',
  'A',
  'Ngọc Ánh',
  'Mary-Kate Alexandrina Wilhelmina Philomena Bernadette',
];
const lastNames = [
  "O'Brien",
  'Núñez',
  'Müller-Lüdenscheidt',
  'Smith, Jr.',
  'King III',
  'de la Cruz',
  '=1+1',
  '+Price',
  '-Stone',
  '@Home',
  'X',
  'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley',
];
const companies = [
  'Café Zoë',
  "O'Hara & Sons, Inc.",
  '"The" Corner Shop',
  '=Equal Print',
  '+Plus Care',
  '-40 Cooling',
  '@Home Repair',
  'Q',
  'Smith, Smith, Smith & Smith Attorneys, Counselors and Solicitors at Law of the Greater Metropolitan Area, LLP',
];
// A second line of the address.
const secondLines = ['Apt 4B', 'c/o "Front Desk"', '# 12, rear'];

const MANY = 1000;

const oneOf = (values: readonly string[], number: string): string =>
  `[${values.map(literal).join(', ')}][1 + toUInt32((${number}) % ${values.length})]`;

const isDrawn = (draw: string, of?: string): string => `${hash(draw, of)} % ${MANY} = 0`;

/** `first` and `last` in place of plain names for one row in a thousand. `number` differs within a home. */
export function hardNames(plain: { first: string; last: string }, number: string): { first: string; last: string } {
  const hard = isDrawn('hard-name');
  return {
    first: `if(${hard}, ${oneOf(firstNames, number)}, ${plain.first})`,
    last: `if(${hard}, ${oneOf(lastNames, hash('hard-last'))}, ${plain.last})`,
  };
}

/** The street with a second line for one home in a thousand. `home` is SQL of the home's hash. */
export function hardStreet(plain: string, home: string): string {
  return `if(${isDrawn('hard-street', home)}, concat(${plain}, '\\n', ${oneOf(secondLines, home)}), ${plain})`;
}

export function hardCompany(plain: string): string {
  return `if(${isDrawn('hard-company')}, ${oneOf(companies, hash('hard-company-name'))}, ${plain})`;
}
