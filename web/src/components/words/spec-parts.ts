// Strings of parts that came, or are to come, after the rest. `waits` names the parts that are not there yet, with the
// reason: when one is there, the test asks for its line to be deleted, and from then on holds its strings.
import { allIn, type SpecString } from './spec-strings.ts';

const web = 'web/src/';

export const specParts = {
  'e-mail records': [
    ...allIn('libs/leads/src/dictionaries/', 'Emails'),
    ...allIn(`${web}components/layout/beta-mark.tsx`, 'Beta'),
  ],
  'vehicle records': allIn('libs/leads/src/dictionaries/', 'Vehicles'),
  'counts of three minutes': allIn(`${web}features/search/counting/`, 'Some counts may take up to 3 minutes.'),
} satisfies Record<string, readonly SpecString[]>;

export const waits: Partial<Record<keyof typeof specParts, string>> = {
  'counts of three minutes': 'a count ends after 60 seconds, and the page says so; the sentence would not be true',
};
