// E-mail addresses of people who said that they may be written to: whose they are, what interests them.
import { itemsOf, type Dictionary } from '../dictionary.ts';
import { ageColumn, birthColumns, householdKey, nameColumns, personKey } from './person-columns.ts';
import { emailColumn, placeColumns, streetColumns } from './place-columns.ts';

const mail = { group: 'E-mail', clickhouseType: 'LowCardinality(String)', importAs: 'item', exports: true } as const;

export const emails: Dictionary = {
  dictId: 'emails',
  index: 'leads.emails',
  identity: ['email'],
  keys: { person: personKey, household: householdKey },
  beside: { person: 'Opted-in e-mail of the person', household: 'Opted-in e-mail of the household' },
  path: '/emails',
  icon: 'M3 5h14v10.5H3V5Zm0 .5 7 5.5 7-5.5',
  beta: true,
  type: 'Emails',
  themeColor: '#8A3B12',
  themeColorDark: '#F0A878',
  name: 'Emails',
  geography: ['ST', 'COUNTY', 'CITY', 'ZIP', 'AREA_CODE'],
  multiplierHundredths: 100,
  columns: [
    { ...emailColumn, group: 'E-mail', needed: true },
    ...nameColumns,
    // What the address is good for, ahead of where its owner lives: in previews and files too.
    {
      ...mail,
      group: 'Interests',
      inputType: 'select',
      many: true,
      fieldName: 'interests',
      label: 'Interests',
      clickhouseType: 'Array(LowCardinality(String))',
      importAs: 'items',
      items: itemsOf(
        'Automotive',
        'Books',
        'Cooking',
        'Crafts',
        'Electronics',
        'Fashion',
        'Fishing and hunting',
        'Fitness',
        'Gardening',
        'Golf',
        'Health',
        'Home improvement',
        'Insurance',
        'Investing',
        'Music',
        'Pets',
        'Politics',
        'Sports',
        'Technology',
        'Travel',
      ),
    },
    {
      ...mail,
      inputType: 'stringRange',
      fieldName: 'last_seen',
      label: 'Last seen',
      items: itemsOf(
        'Within 30 days',
        '31 to 90 days ago',
        '91 to 180 days ago',
        '181 to 365 days ago',
        'Over a year ago',
      ),
    },
    {
      ...mail,
      inputType: 'checkbox',
      fieldName: 'opted_in_by',
      label: 'Opted in by',
      items: itemsOf('Newsletter', 'Purchase', 'Survey', 'Sweepstakes'),
    },
    ...streetColumns,
    ...placeColumns,
    ageColumn,
    ...birthColumns,
  ],
};
