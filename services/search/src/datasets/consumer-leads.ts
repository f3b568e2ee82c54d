// Synthetic consumers. Two hidden traits, affluence and seniority, tie what people have together:
// income, net worth, credit, home. The shares follow public US statistics roughly; they are our guess.
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { leadKeySql } from '@leadwright/leads/lead-key';
import { firstDecade } from '@leadwright/reference/people';
import { firstNameLists, slotCounts } from './draw-slots.ts';
import { along, normal, pick, rank, uniform } from './expressions.ts';
import { itemShares } from './item-shares.ts';
import { addressColumns, addressDrawn, asDrawn, streetLookUp, type Expressions, type LeadColumns } from './lead-columns.ts';

const shares = (fieldName: string, ...parts: readonly number[]) => itemShares(consumers, fieldName, ...parts);

const decade = `toUInt32(intDiv(greatest(least(year_born, 2009), ${firstDecade}) - ${firstDecade}, 10))`;
const ages = [[12, 18, 25], [17.5, 25, 35], [16.5, 35, 45], [15.8, 45, 55], [16.3, 55, 65], [12.9, 65, 75], [6.5, 75, 85], [2.5, 85, 101]] as const;
const buildYears = [[12, 1890, 1940], [5, 1940, 1950], [10, 1950, 1960], [10, 1960, 1970], [14, 1970, 1980], [13, 1980, 1990], [14, 1990, 2000], [13, 2000, 2010], [9, 2010, 2025]] as const;

const person: Expressions = {
  affluence: normal('affluence'),
  seniority: normal('seniority'),
  age: `toUInt8(floor(${along(rank('seniority'), ages)}))`,
  year_born: 'toUInt16({year:UInt16} - age)',
  month_born: `leftPad(toString(1 + toUInt8(floor(${uniform('month')} * 12))), 2, '0')`,
  gender: pick(uniform('gender'), shares('gender', 50.8, 49.2)),
  marital_status: `if(${uniform('marital')} < multiIf(age < 25, 0.1, age < 35, 0.42, age < 65, 0.6, 0.57), 'married', 'single')`,
};

// The squares of the factors of each sum add up to 1, so that the sum is standard normal again.
const means: Expressions = {
  income: pick(rank(`0.8 * affluence + 0.6 * ${normal('income')}`), shares('income', 8, 7, 7.5, 11, 16, 12.5, 10, 7, 9, 5, 7)),
  net_worth: pick(rank(`0.65 * affluence + 0.5 * seniority + 0.572 * ${normal('worth')}`), shares('net_worth', 10, 5, 4, 6, 7, 10, 17, 15, 13, 13)),
  credit_rating: pick(rank(`0.5 * affluence + 0.4 * seniority + 0.768 * ${normal('credit')}`), shares('credit_rating', 3, 6, 9, 11, 14, 17, 22, 18)),
};

const home: Expressions = {
  homeowner_status: `if(${rank(`0.45 * affluence + 0.55 * seniority + 0.704 * ${normal('tenure')}`)} < 0.345, 'renter', 'owner')`,
  property_value: `if(homeowner_status = 'owner', ${pick(rank(`0.6 * affluence + 0.8 * ${normal('house')} + price_level`), shares('property_value', 3.5, 6, 8, 10, 20, 16, 11.5, 14, 5.5, 5.5))}, '')`,
  // Single family, condominium, townhouse, duplex, apartment, mobile home, farm.
  property_type: `if(homeowner_status = 'owner', ${pick(uniform('type'), shares('property_type', 80, 8, 6, 1, 0, 4, 1))}, ${pick(uniform('type'), shares('property_type', 26, 2, 4, 9, 58, 1, 0))})`,
  year_built: `if(${uniform('built-known')} < 0.06, 0, toUInt16(floor(${along(uniform('built'), buildYears)})))`,
  // Eleven years ago on average, nobody before 20, no house before it stood.
  purchase_year: `if(homeowner_status = 'owner', toUInt16(greatest({year:UInt16} - least(floor(-log(1 - ${uniform('purchase')}) * 11), if(age > 20, age - 20, 0)), year_built, 1930)), 0)`,
};

const contact: Expressions = {
  has_phone: `if(${uniform('has-phone')} < 0.78, 'yes', 'no')`,
  has_email: `if(${uniform('has-email')} < if(age < 70, 0.66, 0.48), 'yes', 'no')`,
  do_not_call: `multiIf(has_phone = 'no', '', ${uniform('registry')} < 0.32, 'listed', 'clear')`,
};

const names: Expressions = {
  first_list: `concat('first_name_', if(gender = 'female', 'F', 'M'), '_', toString(${decade}))`,
  first_slot: `toUInt32(floor(${uniform('first-name')} * ${slotCounts.firstName}))`,
  last_slot: `toUInt32(floor(${uniform('last-name')} * ${slotCounts.surname}))`,
  domain_slot: `toUInt32(floor(${uniform('domain')} * ${slotCounts.emailDomain}))`,
};

const localPart = `multiIf(
  ${uniform('mailbox')} < 0.4, concat(lower(first_name), '.', lower(last_name)),
  ${uniform('mailbox')} < 0.7, concat(lower(first_name), lower(last_name)),
  concat(lower(substring(first_name, 1, 1)), lower(last_name), toString(year_born % 100)))`;

export const consumerLeads: LeadColumns = {
  drawn: { ...person, ...means, ...home, ...contact, ...names, ...addressDrawn },
  lookUps: [
    { name: 'given', lists: firstNameLists(0, 7), list: 'first_list', slot: 'first_slot' },
    { name: 'family', lists: ['surname'], list: `'surname'`, slot: 'last_slot' },
    { name: 'provider', lists: ['email_domain'], list: `'email_domain'`, slot: 'domain_slot' },
    streetLookUp,
  ],
  shared: { local_part: localPart },
  columns: {
    lead_key: leadKeySql('consumers'),
    first_name: 'given.value',
    last_name: 'family.value',
    ...addressColumns,
    // RFC 2606 keeps the top domain .example from everybody, so the address shows its provider and reaches nobody.
    email: `if(has_email = 'yes', concat(local_part, '@', provider.value, '.example'), '')`,
    ...asDrawn(...Object.keys({ ...contact, ...means, ...home })),
    ...asDrawn('age', 'year_born', 'month_born', 'gender', 'marital_status'),
  },
};
