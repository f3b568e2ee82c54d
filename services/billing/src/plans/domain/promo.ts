// Promos: stream promo-<account>, each given once. Shares may be many: share-<account>, which is never folded.
import { accept, type Decider } from '@leadwright/eventsourcing/decider';

/** The fixed code of awards for shares; the code of a promo is its plan's id. */
export const SHARE_CODE = 'SHARED-SEARCH';

/** `recipientMarks`: keyed hashes of who was written to, newest key first; empty for a promo. */
export type FreeLeadsGiven = {
  type: 'FreeLeadsGiven';
  code: string;
  value: number;
  recipientMarks: string[];
  personId: string;
  lotId: string;
  /** Of a share, the mail for which it is given; empty for a promo. Absent in events of before. */
  messageId?: string;
  /** Of a share: what booked it. Absent in events of before, which were of a delivery. */
  earnedBy?: 'delivery' | 'confirmation';
  effectiveAt: string;
};

export type RememberPromo = { type: 'RememberPromo'; given: FreeLeadsGiven };

export type Promos = Record<string, string>;

export const promos: Decider<Promos, RememberPromo, FreeLeadsGiven, never> = {
  codeVersion: 1,
  initial: {},
  decide: ({ given }, state) => (Object.hasOwn(state, given.code) ? accept() : accept(given)),
  evolve: (state, { code, lotId }) => ({ [code]: lotId, ...state }),
};
