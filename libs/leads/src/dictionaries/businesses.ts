// Businesses: what they do, how large they are, whom to ask for.
import { itemsOf, type Dictionary } from '../dictionary.ts';
import { contactFilters } from './contact-filters.ts';
import { contactColumns, placeColumns, streetColumns } from './place-columns.ts';
import { sicItems } from './sic-items.ts';

const text = { clickhouseType: 'String', importAs: 'text', exports: true } as const;
const size = { group: 'Size', clickhouseType: 'LowCardinality(String)', importAs: 'item', exports: true } as const;
const industry = { group: 'Industry', clickhouseType: 'LowCardinality(String)' } as const;

export const businesses: Dictionary = {
  dictId: 'businesses',
  index: 'leads.businesses',
  type: 'Businesses',
  themeColor: '#5B3E96',
  themeColorDark: '#B9A2EE',
  name: 'Businesses',
  geography: ['ST', 'COUNTY', 'CITY', 'ZIP', 'AREA_CODE'],
  multiplierHundredths: 100,
  columns: [
    { ...text, group: 'Company', fieldName: 'company', label: 'Company' },
    { ...text, group: 'Company', fieldName: 'contact_first_name', label: 'Contact first name' },
    { ...text, group: 'Company', fieldName: 'contact_last_name', label: 'Contact last name' },
    {
      ...text,
      group: 'Company',
      fieldName: 'contact_title',
      label: 'Contact title',
      clickhouseType: 'LowCardinality(String)',
    },
    ...streetColumns,
    ...placeColumns,
    ...contactColumns,
    { ...text, group: 'Contact', fieldName: 'website', label: 'Website' },
    ...contactFilters,
    {
      ...industry,
      inputType: 'select',
      fieldName: 'sic_code',
      label: 'Industry (SIC code)',
      importAs: 'digits',
      exports: true,
      items: sicItems,
      levels: [
        { length: 1, column: 'sic_division' },
        { length: 2, column: 'sic_major' },
        { length: 4, column: 'sic_code' },
      ],
    },
    { ...industry, fieldName: 'industry', label: 'Industry', importAs: 'text', exports: true },
    { ...industry, fieldName: 'sic_major', label: 'SIC major group', importAs: 'digits' },
    { ...industry, fieldName: 'sic_division', label: 'SIC division', importAs: 'text' },
    {
      ...size,
      inputType: 'stringRange',
      fieldName: 'employees',
      label: 'Number of employees',
      items: itemsOf(
        '1 to 4',
        '5 to 9',
        '10 to 19',
        '20 to 49',
        '50 to 99',
        '100 to 249',
        '250 to 499',
        '500 to 999',
        '1,000 and more',
      ),
    },
    {
      ...size,
      inputType: 'stringRange',
      fieldName: 'sales_volume',
      label: 'Sales volume',
      items: itemsOf(
        'Under $500,000',
        '$500,000 - $999,999',
        '$1 million - $2.4 million',
        '$2.5 million - $4.9 million',
        '$5 million - $9.9 million',
        '$10 million - $19.9 million',
        '$20 million - $49.9 million',
        '$50 million - $99.9 million',
        '$100 million and more',
      ),
    },
    {
      ...size,
      inputType: 'range',
      fieldName: 'years_in_business',
      label: 'Years in business',
      clickhouseType: 'UInt16',
      importAs: 'number',
      min: 1,
      max: 250,
      unit: 'years',
    },
    {
      ...size,
      inputType: 'stringRange',
      fieldName: 'square_footage',
      label: 'Square footage',
      items: itemsOf(
        'Under 1,500',
        '1,500 - 2,499',
        '2,500 - 4,999',
        '5,000 - 9,999',
        '10,000 - 19,999',
        '20,000 - 39,999',
        '40,000 - 99,999',
        '100,000 and more',
      ),
    },
  ],
};
