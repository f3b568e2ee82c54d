// Hidden affluence and seniority correlate income, net worth, credit and home. Shares: our guess, near US statistics.
import { consumers } from '../../dictionaries/consumers.ts';
import { leadKeySql } from '../../lead-key.ts';
import { firstDecade } from '@leadwright/reference/people';
import { firstNameSlotSql, nameGroups, slotCounts } from '../draw-slots.ts';
import { along, normal, pick, pickUpTo, rank, uniform, type Expressions } from '../expressions.ts';
import { householdDrawn } from '../household-plan.ts';
import { hardNames } from '../hard-cells.ts';
import { incomeUpTo, incomeValues } from '../income-bands.ts';
import { itemShares } from '../item-shares.ts';
import { addressColumns, addressDrawn, asDrawn, streetLookUp, type LeadColumns } from '../lead-columns.ts';

const shares = (fieldName: string, ...parts: readonly number[]) => itemShares(consumers, fieldName, ...parts);

const decade = `toUInt32(intDiv(greatest(least(year_born, 2009), ${firstDecade}) - ${firstDecade}, 10))`;
const ages = [
  [12, 18, 25],
  [17.5, 25, 35],
  [16.5, 35, 45],
  [15.8, 45, 55],
  [16.3, 55, 65],
  [12.9, 65, 75],
  [6.5, 75, 85],
  [2.5, 85, 101],
] as const;
const buildYears = [
  [12, 1890, 1940],
  [5, 1940, 1950],
  [10, 1950, 1960],
  [10, 1960, 1970],
  [14, 1970, 1980],
  [13, 1980, 1990],
  [14, 1990, 2000],
  [13, 2000, 2010],
  [9, 2010, 2025],
] as const;

const home = 'home_hash';
const ofHome = (draw: string) => uniform(draw, home);

// Couples are of similar age. The squared factors sum to 1, so seniority stays standard normal.
const person: Expressions = {
  affluence: normal('affluence', home),
  head_seniority: normal('seniority', home),
  own_seniority: normal('seniority'),
  seniority: `own_seniority * if(member = 1, 0.31225, 1) + head_seniority * if(member = 1, 0.95, 0)`,
  age: `toUInt8(floor(${along(rank('seniority'), ages)}))`,
  head_age: `toUInt8(floor(${along(rank('head_seniority'), ages)}))`,
  year_born: 'toUInt16({year:UInt16} - age)',
  month_born: `leftPad(toString(1 + toUInt8(floor(${uniform('month')} * 12))), 2, '0')`,
  // Sums and products of 0 and 1, because the engine is slow at nested conditions.
  couple: `(household_size > 1) * (${ofHome('couple')} < multiIf(head_seniority < -1.175, 0.3, head_seniority < -0.539, 0.65, 0.85))`,
  other_sex: `(member = 1) * couple * (${ofHome('one-sex')} >= 0.02)`,
  gender: `if(other_sex * (${ofHome('gender')} >= 0.508) + (1 - other_sex) * (${uniform('gender')} < 0.508) > 0, 'female', 'male')`,
  // Some people whose spouse is not in the list are married too.
  marital_status: `if(couple * (member < 2) + (${uniform('marital')} < 0.08) > 0, 'married', 'single')`,
};

// The squared factors of each sum add up to 1, so the sum stays standard normal.
const means: Expressions = {
  income: pickUpTo(rank(`0.8 * affluence + 0.6 * ${normal('income', home)}`), incomeValues, incomeUpTo),
  net_worth: pick(
    rank(`0.65 * affluence + 0.5 * head_seniority + 0.572 * ${normal('worth', home)}`),
    shares('net_worth', 10, 5, 4, 6, 7, 10, 17, 15, 13, 13),
  ),
  credit_rating: pick(
    rank(`0.5 * affluence + 0.4 * seniority + 0.768 * ${normal('credit')}`),
    shares('credit_rating', 3, 6, 9, 11, 14, 17, 22, 18),
  ),
};

const house: Expressions = {
  homeowner_status: `if(${rank(`0.45 * affluence + 0.55 * head_seniority + 0.704 * ${normal('tenure', home)}`)} < 0.345, 'renter', 'owner')`,
  property_value: `if(homeowner_status = 'owner', ${pick(rank(`0.6 * affluence + 0.8 * ${normal('house', home)} + price_level`), shares('property_value', 3.5, 6, 8, 10, 20, 16, 11.5, 14, 5.5, 5.5))}, '')`,
  // Single family, condominium, townhouse, duplex, apartment, mobile home, farm.
  property_type: `if(homeowner_status = 'owner', ${pick(ofHome('type'), shares('property_type', 80, 8, 6, 1, 0, 4, 1))}, ${pick(ofHome('type'), shares('property_type', 26, 2, 4, 9, 58, 1, 0))})`,
  year_built: `if(${ofHome('built-known')} < 0.06, 0, toUInt16(floor(${along(ofHome('built'), buildYears)})))`,
  // Eleven years ago on average, by a head aged 20 or more, after the house was built.
  purchase_year: `if(homeowner_status = 'owner', toUInt16(greatest({year:UInt16} - least(floor(-log(1 - ${ofHome('purchase')}) * 11), if(head_age > 20, head_age - 20, 0)), year_built, 1930)), 0)`,
};

const contact: Expressions = {
  has_phone: `if(${uniform('has-phone')} < 0.78, 'yes', 'no')`,
  has_email: `if(${uniform('has-email')} < if(age < 70, 0.66, 0.48), 'yes', 'no')`,
  // In a shared home, two in three give the home's phone line, the others their own.
  own_line: `${uniform('own-line')} < 0.35`,
  line_hash: 'if(own_line, row_hash, home_hash)',
  // Do-not-call applies to numbers, not to people.
  do_not_call: `multiIf(has_phone = 'no', '', ${uniform('registry', 'line_hash')} < 0.32, 'listed', 'clear')`,
};

const names: Expressions = {
  first_slot: firstNameSlotSql({
    isMan: `gender = 'male'`,
    decade,
    group: `(home_hash + member) % ${nameGroups}`,
    drawn: uniform('first-name'),
  }),
  last_slot: `toUInt32(floor(${uniform('last-name', `if(${uniform('own-surname')} < 0.12, row_hash, home_hash)`)} * ${slotCounts.surname}))`,
  domain_slot: `toUInt32(floor(${uniform('domain')} * ${slotCounts.emailDomain}))`,
};

// A five-digit number makes equal addresses of different people rare.
const mailNumber = `toString(10000 + toUInt32(floor(${uniform('mail-number')} * 90000)))`;
const localPart = `concat(
  lower(if(${uniform('mailbox')} < 0.7, given.value, substring(given.value, 1, 1))),
  if(${uniform('mailbox')} < 0.4, '.', ''), lower(family.value), ${mailNumber})`;

// Two of a home never share a first name.
const { first, last } = hardNames({ first: 'given.value', last: 'family.value' }, 'home_hash + member');

export const consumerLeads: LeadColumns = {
  drawn: {
    ...householdDrawn,
    ...person,
    ...means,
    ...house,
    ...contact,
    ...names,
    ...addressDrawn({ number: 'home_number', home, line: 'if(own_line, ordinal, home_number)' }),
  },
  lookUps: [
    { name: 'given', list: 'first_name', slot: 'first_slot' },
    { name: 'family', list: 'surname', slot: 'last_slot' },
    { name: 'provider', list: 'email_domain', slot: 'domain_slot' },
    streetLookUp,
  ],
  shared: { local_part: localPart },
  columns: {
    lead_key: leadKeySql(consumers),
    first_name: first,
    last_name: last,
    ...addressColumns,
    // RFC 2606 reserves the top domain .example, so the address shows its provider but reaches nobody.
    email: `if(has_email = 'yes', concat(local_part, '@', provider.value, '.example'), '')`,
    ...asDrawn(...Object.keys({ ...means, ...house })),
    ...asDrawn('has_phone', 'has_email', 'do_not_call', 'age', 'year_born', 'month_born', 'gender', 'marital_status'),
  },
};
