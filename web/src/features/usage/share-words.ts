// What became of a shared search, in words.
import { formatNumber } from '../../components/words/format.ts';
import type { Answer } from '../../server/operations.ts';
import type { Share, ShareRecipient } from '../../server/searches/shares.ts';

const wordsOfState: Readonly<Record<string, string>> = {
  queued: 'Waiting to be sent',
  accepted: 'Sent',
  delivered: 'Delivered',
  bounced: 'Did not arrive',
  suppressed: 'Not sent: an earlier e-mail bounced, or was called spam',
  failed: 'Not sent',
};

/** A state that this page does not know yet stands as it is. */
export const stateWords = ({ state, confirmed }: Pick<ShareRecipient, 'state' | 'confirmed'>): string =>
  `${wordsOfState[state] ?? state}${confirmed ? ', confirmed by a click' : ''}`;

const wordsOfWaiting: Readonly<Record<string, string>> = {
  'no-plan': 'Leads wait until you have a plan',
  trial: 'Leads wait for a paid plan',
  payment: 'Leads wait until your plan is paid',
  dispute: 'Leads wait until your bank has decided about a disputed payment',
  debt: 'Leads wait until what you owe is paid or made up for',
  period: 'Leads wait for your next billing period, or a click: the recipient can confirm your e-mail',
  domain: 'Leads wait for a later billing period: one person of a company each period',
  stopped: 'Leads wait: free leads are paused',
};

const wordsOfNone: Readonly<Record<string, string>> = {
  own: 'No leads: it is an address of yours',
  company: 'No leads: it is an address of your company',
  'own-account': 'No leads: it is another account of the same person or card',
  'already-earned': 'No leads: this person brought them before',
  'already-shared': 'No leads: an earlier e-mail to this person brings them',
  stopped: 'No leads: free leads were paused',
  copied: 'No leads: it is a copy',
  'not-reached': 'No leads: it did not arrive',
};

const wordsOfTaking: Readonly<Record<string, string>> = {
  bounced: 'it did not arrive',
  'award-unpaid': 'the payment of their billing period went back',
};

/** "taken back: it did not arrive". */
function takenWords(because: string | null): string {
  const words = wordsOfTaking[because ?? ''];
  return words === undefined ? 'taken back' : `taken back: ${words}`;
}

type Awarded = Pick<ShareRecipient, 'award' | 'waitsFor' | 'noneBecause' | 'leads' | 'takenBack' | 'takenBecause'>;

/** "+10,000", what they wait for, what was taken back of them, or why there are none. */
export function awardWords({ award, waitsFor, noneBecause, leads, takenBack, takenBecause }: Awarded): string {
  switch (award) {
    case 'earned':
      return takenBack === 0
        ? `+${formatNumber(leads)}`
        : `+${formatNumber(leads)}, ${formatNumber(takenBack)} ${takenWords(takenBecause)}`;
    case 'pending':
      return 'Not decided yet';
    case 'waiting':
      return wordsOfWaiting[waitsFor ?? ''] ?? 'Leads wait';
    case 'voided':
      return takenWords(takenBecause).replace('t', 'T');
    default:
      return wordsOfNone[noneBecause ?? ''] ?? 'No leads';
  }
}

/** The leads that a share earned so far. */
export function leadsOf({ recipients }: Pick<Share, 'recipients'>): number {
  return recipients.reduce((sum, { award, leads }) => sum + (award === 'earned' ? leads : 0), 0);
}

const ends: readonly { states: readonly ShareRecipient['state'][]; words: string }[] = [
  { states: ['queued'], words: 'waiting' },
  { states: ['bounced', 'suppressed', 'failed'], words: 'not reached' },
];

/** "3 recipients, 1 waiting, 1 not reached, 1 confirmed, leads for 1 come later". */
export function summaryOf({ recipients }: Pick<Share, 'recipients'>): string {
  const parts = ends.flatMap(({ states, words }) => {
    const count = recipients.filter(({ state }) => states.includes(state)).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const clicked = recipients.filter(({ confirmed }) => confirmed).length;
  const confirmed = clicked === 0 ? [] : [`${clicked} confirmed`];
  const later = recipients.filter(({ award }) => award === 'waiting').length;
  const leads = later === 0 ? [] : [`leads for ${later} come later`];
  return [
    recipients.length === 1 ? '1 recipient' : `${recipients.length} recipients`,
    ...parts,
    ...confirmed,
    ...leads,
  ].join(', ');
}

const people = (count: number): string => (count === 1 ? 'one person' : `${formatNumber(count)} people`);

/** What each new person brings and when, by the operator's numbers. */
export function termsInWords(terms: Answer<'get', '/api/v2/share-awards'>): string[] {
  const { open, leadsEach, onDelivery, onConfirmation, inTrial, forDomain } = terms;
  if (!open) return ['Searches that you share by e-mail earn no leads at the moment. What was promised waits here.'];
  const more = onConfirmation === 0 ? '' : `, and for ${people(onConfirmation)} more who confirm it with a click`;
  return [
    `A search that you share by e-mail earns ${formatNumber(leadsEach)} free leads for each new person whom it reaches.`,
    `With a paid plan you get them in each billing period for ${people(onDelivery)} when the e-mail is accepted${more}; of one company, for ${people(forDomain)}. In a free trial you get them for ${inTrial === 0 ? 'nobody' : people(inTrial)} altogether. What is over waits here, with its reason.`,
  ];
}
