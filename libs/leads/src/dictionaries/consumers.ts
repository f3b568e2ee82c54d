import { itemsOf, LEAD_KEY, steps, type Dictionary } from '../dictionary.ts';
import { contactFilters } from './contact-filters.ts';
import {
  ageColumn,
  birthColumns,
  homeownerColumn,
  householdKey,
  incomeColumn,
  nameColumns,
  personIdentity,
} from './person-columns.ts';
import { contactColumns, placeColumns, streetColumns } from './place-columns.ts';

const person = { group: 'Person', clickhouseType: 'LowCardinality(String)', importAs: 'item', exports: true } as const;
const money = { group: 'Finance', clickhouseType: 'LowCardinality(String)', importAs: 'item', exports: true } as const;
const home = { group: 'Home', clickhouseType: 'LowCardinality(String)', importAs: 'item', exports: true } as const;

// Lowest first: the order is what "from" and "to" mean.
const propertyValueBands = itemsOf(
  'Under $50,000',
  '$50,000 - $99,999',
  '$100,000 - $149,999',
  '$150,000 - $199,999',
  '$200,000 - $299,999',
  '$300,000 - $399,999',
  '$400,000 - $499,999',
  '$500,000 - $749,999',
  '$750,000 - $999,999',
  '$1,000,000 and more',
);
const netWorthBands = itemsOf(
  'Less than $1',
  '$1 - $4,999',
  '$5,000 - $9,999',
  '$10,000 - $24,999',
  '$25,000 - $49,999',
  '$50,000 - $99,999',
  '$100,000 - $249,999',
  '$250,000 - $499,999',
  '$500,000 - $999,999',
  '$1,000,000 and more',
);
const creditBands = itemsOf(
  'Under 500',
  '500 - 549',
  '550 - 599',
  '600 - 649',
  '650 - 699',
  '700 - 749',
  '750 - 799',
  '800 and more',
);

export const consumers: Dictionary = {
  dictId: 'consumers',
  index: 'leads.consumers',
  identity: personIdentity,
  keys: { person: { fieldName: LEAD_KEY, identity: personIdentity }, household: householdKey },
  beside: { person: 'The person as a consumer', household: 'Person of the household' },
  path: '/search/consumers',
  icon: 'M7.5 9a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Zm-5 7.5c0-3 2-5 5-5s5 2 5 5M13 4a2.5 2.5 0 0 1 0 5m1.5 2.9c1.9.6 3 2.3 3 4.6',
  type: 'Consumers',
  themeColor: '#0E5A6B',
  themeColorDark: '#5CC2D6',
  name: 'Consumers',
  geography: ['ST', 'COUNTY', 'CITY', 'ZIP', 'AREA_CODE'],
  multiplierHundredths: 100,
  columns: [
    ...nameColumns,
    ...streetColumns,
    ...placeColumns,
    ...contactColumns,
    ...contactFilters,
    ageColumn,
    ...birthColumns,
    {
      ...person,
      inputType: 'checkbox',
      fieldName: 'gender',
      label: 'Gender',
      items: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
      ],
    },
    {
      ...person,
      inputType: 'checkbox',
      fieldName: 'marital_status',
      label: 'Marital status',
      items: [
        { value: 'married', label: 'Married' },
        { value: 'single', label: 'Single' },
      ],
    },
    incomeColumn,
    { ...money, inputType: 'stringRange', fieldName: 'net_worth', label: 'Net worth', items: netWorthBands },
    { ...money, inputType: 'stringRange', fieldName: 'credit_rating', label: 'Credit rating', items: creditBands },
    homeownerColumn,
    {
      ...home,
      inputType: 'stringRange',
      fieldName: 'property_value',
      label: 'Property value',
      items: propertyValueBands,
    },
    {
      ...home,
      inputType: 'select',
      fieldName: 'property_type',
      label: 'Property type',
      items: itemsOf('Single family', 'Condominium', 'Townhouse', 'Duplex', 'Apartment', 'Mobile home', 'Farm'),
    },
    {
      ...home,
      inputType: 'range',
      fieldName: 'year_built',
      label: 'Year built',
      clickhouseType: 'UInt16',
      importAs: 'number',
      min: 1700,
      max: 2030,
      bars: [1700, ...steps(1900, 2020, 10)],
      year: true,
    },
    {
      ...home,
      inputType: 'range',
      fieldName: 'purchase_year',
      label: 'Purchase year',
      clickhouseType: 'UInt16',
      importAs: 'number',
      min: 1930,
      max: 2030,
      bars: [1930, 1960, 1970, ...steps(1980, 2025, 5)],
      year: true,
    },
  ],
};
