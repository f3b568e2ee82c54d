// For each route one request and its answer, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const consumers = {
  dictId: 'consumers',
  index: 'consumers',
  type: 'consumer',
  themeColor: '#0B5FFF',
  themeColorDark: '#6EA8FF',
  name: 'Consumers',
  icon: 'M4 17V3.5h8V17',
  geography: ['ST', 'COUNTY', 'CITY', 'ZIP'],
  multiplierHundredths: 100,
};

const ageNamed = { field: 'age', label: 'Age', group: 'Demographics', inputType: 'range' };

const phoenix = { value: 'AZ:PHOENIX', name: 'Phoenix', meta: 'AZ', kind: 'CITY' };

const query = {
  dictId: 'consumers',
  geography: { kind: 'CITY', values: ['AZ:PHOENIX'] },
  filters: [{ field: 'age', from: 35, to: 55 }],
};

const citiesAsked = { fields: 'CITY,ST', filter: "(CITY like 'PHOE%')", order: 'PEOPLE DESC', group: 'CITY', limit: 1 };

const asOf = '2026-12-31T23:59:59.000Z';

export const examples = {
  datasets: {
    answer: {
      datasets: [
        {
          dictId: 'consumers',
          name: 'Consumers',
          rows: 1_000_000,
          source: 'synthetic',
          activatedAt: '2026-12-31T23:59:59.000000Z',
        },
      ],
    },
  },
  leadFacts: {
    answer: {
      asOf: '2026-12-31',
      kinds: [
        {
          ...{ dictId: 'consumers', name: 'Consumers', leads: 209_000_000, renewedOn: '2026-11-20' },
          phones: { checkedOn: '2026-12-22', callableUntil: '2027-01-22' },
        },
      ],
    },
  },
  dictionaries: { answer: { dictionaries: [{ ...consumers, filters: [ageNamed] }] } },
  dictionary: {
    parameters: { dictId: 'consumers' },
    answer: {
      ...consumers,
      filters: [{ ...ageNamed, min: 18, max: 99, unit: 'years' }],
      groups: ['Demographics'],
      columns: [{ field: 'first_name', label: 'First name' }],
    },
  },
  items: {
    parameters: { dictId: 'businesses', field: 'sic_code' },
    answer: { items: [{ value: '1761', label: '1761 Roofing, siding, and sheet metal work' }] },
  },
  suggestions: {
    parameters: { kind: 'CITY', q: 'phoe', dictId: 'consumers' },
    answer: { items: [{ ...phoenix, agg: 41_233, query: { ...query, filters: [] } }] },
  },
  labels: { parameters: { kind: 'CITY', values: 'AZ:PHOENIX' }, answer: { items: [phoenix] } },
  readPlaces: {
    body: { list: 'Phoenix, AZ\nAtlantis', kind: 'CITY' },
    answer: {
      places: [{ word: 'Phoenix, AZ', ...phoenix }],
      zerosLost: [],
      leftOut: [{ word: 'Atlantis', code: 'unknown-place', message: 'No place is called “Atlantis”.' }],
    },
  },
  lookUp: {
    parameters: { resource: 'fipsdata_cities', ...citiesAsked },
    body: citiesAsked,
    answer: { resource: [{ CITY: 'Phoenix', ST: 'AZ' }] },
  },
  count: {
    parameters: { dictId: 'consumers', index: 'leads.consumers' },
    body: query,
    answer: { count: 41_233, exact: true, datasetVersion: 7, tookMs: 42, asOf },
  },
  facets: {
    body: { ...query, fields: ['homeowner_status'], fill: true },
    answer: {
      facets: [
        {
          field: 'homeowner_status',
          values: [
            { value: 'owner', count: 24_100 },
            { value: 'renter', count: 12_033 },
          ],
          unknown: 5_100,
        },
      ],
      fill: { leads: 41_233, phone: 32_100, email: 18_500, phoneAndEmail: 14_400, callable: 21_800 },
      datasetVersion: 7,
    },
  },
  preview: {
    body: { ...query, page: 1 },
    answer: {
      columns: [
        { field: 'first_name', label: 'First name' },
        { field: 'phone', label: 'Phone' },
      ],
      rows: [{ first_name: 'Ada', phone: '(602) 555-••••' }],
      page: 1,
      pages: 5,
      pageSize: 20,
      datasetVersion: 7,
      seed: '9f2c1e77',
      masked: ['phone'],
    },
  },
  teaser: {
    parameters: { zip: '85003' },
    answer: { zip: '85003', place: 'Phoenix, AZ, Maricopa County', count: 1_208, asOf },
  },
} satisfies Record<string, RouteExample>;
