// What the API of the tests answers about leads: a dictionary, a count, a preview, the teaser of the first page.
import type { Dictionary, LeadCount, Preview, Teaser } from '../server/api-types.ts';

export const dictionary: Dictionary = {
  dictId: 'consumers',
  index: 'leads.consumers',
  ...{ type: 'Consumers', name: 'Consumers', themeColor: '#0E5A6B', themeColorDark: '#5CC2D6' },
  icon: 'M4 17V3.5h8V17',
  multiplierHundredths: 100,
  geography: ['ST', 'COUNTY', 'CITY', 'ZIP', 'AREA_CODE'],
  columns: [
    { field: 'first_name', label: 'First name' },
    { field: 'phone', label: 'Phone' },
  ],
  groups: ['Person', 'Finance'],
  filters: [
    { field: 'age', label: 'Age', group: 'Person', inputType: 'range', min: 18, max: 110, unit: 'years' },
    {
      field: 'gender',
      label: 'Gender',
      group: 'Person',
      inputType: 'checkbox',
      items: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
      ],
    },
    {
      field: 'income',
      label: 'Estimated income',
      group: 'Finance',
      inputType: 'stringRange',
      items: ['Under $15,000', '$15,000 - $24,999', '$25,000 - $34,999'].map((value) => ({ value, label: value })),
    },
    {
      field: 'month_born',
      label: 'Month born',
      group: 'Person',
      inputType: 'select',
      items: ['January', 'February', 'March', 'April', 'May'].map((label, index) => ({
        value: `0${index + 1}`,
        label,
      })),
    },
  ],
};

export const counted: LeadCount = {
  count: 12_345,
  exact: true,
  datasetVersion: 3,
  tookMs: 84,
  asOf: '2026-11-21T07:04:13Z',
};

export const sample: Preview = {
  columns: dictionary.columns,
  page: 1,
  pages: 3,
  pageSize: 20,
  datasetVersion: 3,
  seed: 'seed-1',
  masked: ['phone'],
  rows: [
    { first_name: 'Maria', phone: '(480) 555-••••' },
    { first_name: 'Wei', phone: '(602) 555-••••' },
  ],
};

export const teaser: Teaser = {
  zip: '85001',
  place: 'Phoenix, AZ (Maricopa County)',
  count: 1234,
  asOf: '2026-11-21T07:04:13Z',
};
