// Synthetic businesses. One hidden trait, size, correlates employees, sales and square footage.
import { businesses } from '../../dictionaries/businesses.ts';
import { leadKeySql } from '../../lead-key.ts';
import { firstNameSlotSql, nameGroups, slotCounts } from '../draw-slots.ts';
import { normal, pick, rank, uniform, type Shares, type Expressions } from '../expressions.ts';
import { hardCompany, hardNames } from '../hard-cells.ts';
import { itemShares } from '../item-shares.ts';
import { addressColumns, addressDrawn, asDrawn, streetLookUp, type LeadColumns } from '../lead-columns.ts';

const shares = (fieldName: string, ...parts: readonly number[]) => itemShares(businesses, fieldName, ...parts);

const titles: Shares = [
  ['Owner', 46],
  ['President', 16],
  ['Manager', 14],
  ['General manager', 7],
  ['Vice president', 5],
  ['Director', 5],
  ['Office manager', 4],
  ['Chief executive officer', 3],
];
const firstWords: Shares = [
  ['First', 12],
  ['Premier', 12],
  ['Summit', 10],
  ['All American', 10],
  ['Blue Sky', 9],
  ['Liberty', 9],
  ['Golden', 8],
  ['Pioneer', 8],
  ['Heritage', 8],
  ['Lakeside', 7],
  ['Evergreen', 7],
];

const firm: Expressions = {
  size: normal('size'),
  employees: pick(rank('size'), shares('employees', 54, 17, 12, 9, 4, 2.5, 0.9, 0.4, 0.2)),
  sales_volume: pick(
    rank(`0.85 * size + 0.527 * ${normal('sales')}`),
    shares('sales_volume', 42, 21, 17, 8, 5, 3, 2.4, 0.9, 0.7),
  ),
  square_footage: pick(
    rank(`0.7 * size + 0.714 * ${normal('floor')}`),
    shares('square_footage', 24, 22, 23, 14, 8, 5, 3, 1),
  ),
  years_in_business: `toUInt16(1 + least(floor(-log(1 - ${uniform('years')}) * 13), 149))`,
};

const contact: Expressions = {
  has_phone: `if(${uniform('has-phone')} < 0.95, 'yes', 'no')`,
  has_email: `if(${uniform('has-email')} < 0.48, 'yes', 'no')`,
  has_website: `${uniform('has-website')} < 0.56`,
  do_not_call: `multiIf(has_phone = 'no', '', ${uniform('registry')} < 0.03, 'listed', 'clear')`,
  contact_title: pick(uniform('title'), titles),
};

const names: Expressions = {
  // Managers were born in the 1950s to 1990s, decades 2 to 6.
  first_slot: firstNameSlotSql({
    isMan: `${uniform('contact-sex')} >= 0.44`,
    decade: `2 + toUInt8(floor(${uniform('contact-decade')} * 5))`,
    group: `toUInt8(floor(${uniform('contact-group')} * ${nameGroups}))`,
    drawn: uniform('contact-first'),
  }),
  last_slot: `toUInt32(floor(${uniform('contact-last')} * ${slotCounts.surname}))`,
  trade_slot: `toUInt32(floor(${uniform('trade')} * ${slotCounts.industry}))`,
  first_word: pick(uniform('first-word'), firstWords),
  name_style: uniform('name-style'),
  legal_form: pick(uniform('form'), [
    ['', 55],
    [' LLC', 28],
    [' Inc', 17],
  ]),
};

const contactNames = hardNames({ first: 'given.value', last: 'family.value' }, 'row_hash');
// Also what its addresses are made of.
const plainCompany = `concat(multiIf(name_style < 0.7, family.value, name_style < 0.85, city_name, first_word), ' ', splitByChar('|', trade.value)[4], legal_form)`;

export const businessLeads: LeadColumns = {
  drawn: { ...firm, ...contact, ...names, ...addressDrawn({ number: 'ordinal', home: 'row_hash', line: 'ordinal' }) },
  lookUps: [
    { name: 'given', list: 'first_name', slot: 'first_slot' },
    { name: 'family', list: 'surname', slot: 'last_slot' },
    { name: 'trade', list: 'industry', slot: 'trade_slot' },
    streetLookUp,
  ],
  shared: { plain_company: plainCompany, site_name: `lower(replaceRegexpAll(plain_company, '[^A-Za-z0-9]', ''))` },
  columns: {
    lead_key: leadKeySql(businesses),
    company: hardCompany('plain_company'),
    contact_first_name: contactNames.first,
    contact_last_name: contactNames.last,
    ...addressColumns,
    // RFC 2606 reserves .example, so no address reaches anybody.
    email: `if(has_email = 'yes', concat(lower(given.value), '@', site_name, '.example'), '')`,
    website: `if(has_website, concat('https://www.', site_name, '.example'), '')`,
    ...asDrawn(
      'contact_title',
      'has_phone',
      'has_email',
      'do_not_call',
      'employees',
      'sales_volume',
      'years_in_business',
      'square_footage',
    ),
    sic_code: `splitByChar('|', trade.value)[1]`,
    industry: `splitByChar('|', trade.value)[2]`,
    sic_major: 'substring(sic_code, 1, 2)',
    sic_division: `splitByChar('|', trade.value)[3]`,
    naics_code: `splitByChar('|', trade.value)[5]`,
  },
};
