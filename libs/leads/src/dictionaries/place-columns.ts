// These agree: the ZIP code lies in the city, that in the county, that in the state and in the time zone, and the area
// code serves it.
import type { PlainColumn } from '../dictionary.ts';

const group = 'Address';
const plain = { group, importAs: 'text' } as const;

export const streetColumns: readonly PlainColumn[] = [
  {
    ...plain,
    fieldName: 'street_number',
    label: 'Street number',
    clickhouseType: 'String',
    exports: true,
    masked: 'street-number',
  },
  { ...plain, fieldName: 'street', label: 'Street', clickhouseType: 'String', exports: true },
];

export const placeColumns: readonly PlainColumn[] = [
  { ...plain, fieldName: 'city_name', label: 'City', clickhouseType: 'LowCardinality(String)', exports: true },
  { ...plain, fieldName: 'state', label: 'State', clickhouseType: 'LowCardinality(String)', exports: true },
  {
    ...plain,
    fieldName: 'zip',
    label: 'ZIP code',
    clickhouseType: 'FixedString(5)',
    importAs: 'digits',
    exports: true,
    needed: true,
  },
  { ...plain, fieldName: 'county_name', label: 'County', clickhouseType: 'LowCardinality(String)', exports: true },
  {
    ...plain,
    fieldName: 'county_fips',
    label: 'County FIPS',
    clickhouseType: 'LowCardinality(String)',
    importAs: 'digits',
    exports: true,
  },
  {
    ...plain,
    fieldName: 'time_zone',
    label: 'Time zone',
    clickhouseType: 'LowCardinality(String)',
    exports: true,
  },
  { ...plain, fieldName: 'city', label: 'City value', clickhouseType: 'LowCardinality(String)' },
  {
    ...plain,
    fieldName: 'area_code',
    label: 'Area code',
    clickhouseType: 'LowCardinality(String)',
    importAs: 'digits',
  },
];

export const emailColumn: PlainColumn = {
  group: 'Contact',
  fieldName: 'email',
  label: 'E-mail',
  clickhouseType: 'String',
  importAs: 'text',
  exports: true,
  masked: 'email',
};

export const contactColumns: readonly PlainColumn[] = [
  {
    group: 'Contact',
    fieldName: 'phone',
    label: 'Phone',
    clickhouseType: 'String',
    importAs: 'digits',
    exports: true,
    masked: 'phone',
  },
  emailColumn,
];
