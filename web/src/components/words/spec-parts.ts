// Strings of parts that came, or are to come, after the rest. `waits` names the parts that are not there yet, with the
// reason: when one is there, the test asks for its line to be deleted, and from then on holds its strings.
import { allIn, type SpecString } from './spec-strings.ts';

const web = 'web/src/';

export const specParts = {
  'e-mail records': allIn(`${web}app/pages.ts`, 'Emails', 'Beta'),
  'vehicle records': allIn('libs/leads/src/dictionaries/', 'Vehicles'),
} satisfies Record<string, readonly SpecString[]>;

export const waits: Partial<Record<keyof typeof specParts, string>> = {
  'e-mail records': 'there is no source of leads by e-mail yet, and no page to search them',
  'vehicle records': 'there is no source of leads by vehicle yet',
};
