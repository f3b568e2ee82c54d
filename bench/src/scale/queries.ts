// The searches that are measured; `run` makes every repeat another one, so that no cache answers.
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { filterColumns } from '@leadwright/leads/dictionary';

// A Team plan's month.
export const downloadRows = 50_000;

export const eightFilters = (run: number): object[] => [
  { field: 'age', from: 30, to: 70 },
  { field: 'year_born', from: 1920 + run, to: 2005 },
  { field: 'gender', anyOf: ['female'] },
  { field: 'marital_status', anyOf: ['married', 'single'] },
  { field: 'homeowner_status', anyOf: ['owner'] },
  { field: 'income', from: '$35,000 - $49,999' },
  { field: 'credit_rating', from: '600 - 649' },
  { field: 'property_type', anyOf: ['Single family', 'Condominium', 'Townhouse'] },
];
export const age = (run: number): object[] => [{ field: 'age', from: 18 + run, to: 90 }];
export const country = { kind: 'nationwide' };
export const state = { kind: 'ST', values: ['CA'] };
export const zip = { kind: 'ZIP', values: ['77494'] };
export const zips = { kind: 'ZIP', values: ['77494', '85201', '90011', '60629', '11368'] };

// An open group of filters under three others.
export const openGroup = filterColumns(consumers).filter(({ fieldName }) =>
  ['gender', 'marital_status', 'property_type', 'credit_rating'].includes(fieldName),
);
export const underOthers = (run: number): object[] => [
  { field: 'age', from: 30 + run, to: 70 },
  { field: 'homeowner_status', anyOf: ['owner'] },
  { field: 'income', from: '$35,000 - $49,999' },
];

export function askedOf(geography: object, filters: object[]): CheckedQuery {
  const outcome = checkQuery({ dictId: 'consumers', geography, filters });
  if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join(' '));
  return outcome.query;
}
