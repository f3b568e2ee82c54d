// The search that is measured, by the product's compiler and by hand.
import { checkQuery, withBeside, type CheckedQuery } from '@leadwright/leads/check-query';
import { countLeads, type Compiled } from '@leadwright/leads/compile/compile';

export const version = 1;
// Ten years or older, in the year of the leads.
const lastYear = 2016;

export type Place = { name: string; geography: { kind: string; values?: string[] }; sql: string };

export const places: readonly Place[] = [
  { name: 'nationwide', geography: { kind: 'nationwide' }, sql: '' },
  { name: 'Arizona', geography: { kind: 'ST', values: ['AZ'] }, sql: `AND state = 'AZ'` },
  {
    name: 'five ZIP codes',
    geography: { kind: 'ZIP', values: ['77494', '85201', '90011', '60629', '11368'] },
    sql: `AND zip IN ('77494', '85201', '90011', '60629', '11368')`,
  },
];

export const ourCount = (place: Place): Compiled => countLeads(ourQuery(place), version);

export function ourQuery({ geography }: Place): CheckedQuery {
  const checked = checkQuery({
    dictId: 'consumers',
    geography,
    filters: [
      { field: 'homeowner_status', anyOf: ['owner'] },
      { field: 'vehicles.model_year', to: lastYear },
      { field: 'vehicles.body', anyOf: ['Pickup'] },
      { field: 'emails.has', anyOf: ['yes'] },
    ],
  });
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return withBeside(checked.query, { vehicles: version, emails: version });
}

/** What somebody would write who knows the engine, and not that both keys hold the ZIP code. */
export function bySemiJoins({ sql }: Place): Compiled {
  const of = 'dataset_version = {version:UInt32}';
  return {
    sql: [
      'SELECT count() AS count',
      `FROM (SELECT lead_key, household_key FROM leads.consumers WHERE ${of} AND homeowner_status = 'owner' ${sql}) AS people`,
      `LEFT SEMI JOIN (SELECT household_key FROM leads.vehicles WHERE ${of} AND body = 'Pickup' AND model_year BETWEEN 1981 AND ${lastYear}) AS owned`,
      'ON owned.household_key = people.household_key',
      `LEFT SEMI JOIN (SELECT person_key FROM leads.emails WHERE ${of}) AS written ON written.person_key = people.lead_key`,
    ].join('\n'),
    params: { version },
  };
}
