import { itemsOf, steps, type FilterColumn, type KeyColumn, type PlainColumn } from '../dictionary.ts';

const person = { group: 'Person', clickhouseType: 'LowCardinality(String)', importAs: 'item', exports: true } as const;
const name = { group: 'Person', clickhouseType: 'String', importAs: 'text', exports: true } as const;

// A person who moves is another one: there is nothing better to know them by in a list of addresses.
export const personIdentity = [
  'first_name',
  'last_name',
  'year_born',
  'month_born',
  'street_number',
  'street',
  'zip',
] as const;

export const personKey: KeyColumn = { fieldName: 'person_key', identity: personIdentity };

export const householdKey: KeyColumn = { fieldName: 'household_key', identity: ['street_number', 'street', 'zip'] };

export const nameColumns: readonly PlainColumn[] = [
  { ...name, fieldName: 'first_name', label: 'First name' },
  { ...name, fieldName: 'last_name', label: 'Last name', needed: true },
];

export const ageColumn: FilterColumn = {
  ...person,
  inputType: 'range',
  fieldName: 'age',
  label: 'Age',
  clickhouseType: 'UInt8',
  importAs: 'number',
  min: 18,
  max: 110,
  bars: [18, ...steps(25, 85, 5)],
  unit: 'years',
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
].map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

export const birthColumns: readonly FilterColumn[] = [
  {
    ...person,
    inputType: 'range',
    fieldName: 'year_born',
    label: 'Year born',
    clickhouseType: 'UInt16',
    importAs: 'number',
    min: 1910,
    max: 2010,
    bars: [1910, ...steps(1930, 2005, 5)],
    year: true,
  },
  { ...person, inputType: 'select', fieldName: 'month_born', label: 'Month born', items: months },
];

// Lowest first: the order is what "from" and "to" mean.
const incomeBands = itemsOf(
  'Under $15,000',
  '$15,000 - $24,999',
  '$25,000 - $34,999',
  '$35,000 - $49,999',
  '$50,000 - $74,999',
  '$75,000 - $99,999',
  '$100,000 - $124,999',
  '$125,000 - $149,999',
  '$150,000 - $199,999',
  '$200,000 - $249,999',
  '$250,000 and more',
);

export const incomeColumn: FilterColumn = {
  ...person,
  group: 'Finance',
  inputType: 'stringRange',
  fieldName: 'income',
  label: 'Estimated income',
  items: incomeBands,
};

export const homeownerColumn: FilterColumn = {
  ...person,
  group: 'Home',
  inputType: 'checkbox',
  fieldName: 'homeowner_status',
  label: 'Homeowner status',
  items: [
    { value: 'owner', label: 'Homeowner' },
    { value: 'renter', label: 'Renter' },
  ],
};
