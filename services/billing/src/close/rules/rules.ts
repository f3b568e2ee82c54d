export type Held =
  | { by: 'state' }
  /** `name` is the test's own, in `file`, from the root of the repository. */
  | { by: 'test'; file: string; name: string };

export type Rule = { number: number; says: string; held: Held };

const state: Held = { by: 'state' };
const test = (file: string, name: string): Held => ({ by: 'test', file, name });

export const rules: readonly Rule[] = [
  { number: 1, says: 'the entries of every event sum to zero', held: state },
  { number: 2, says: 'no lot has available or held leads below zero', held: state },
  { number: 3, says: 'of every lot, issued = available + held + delivered + expired + voided', held: state },
  { number: 4, says: 'each balance follows from the one before: closing is the next opening', held: state },
  { number: 5, says: 'a plan grants once per period of a lattice', held: state },
  { number: 6, says: 'a reservation takes from a lot inside its life alone', held: state },
  { number: 7, says: 'a reservation ends once, by the end of its download', held: state },
  { number: 8, says: 'a download uses at most what it reserved', held: state },
  { number: 9, says: 'a download is credited once, and at most what it used', held: state },
  {
    number: 10,
    says: 'a download is charged for the rows of its file, by its multiplier, rounded up',
    held: test(
      'services/billing/src/ledger/domain/ledger.test.ts',
      'charges with the multiplier of the reservation, rounded up (S7)',
    ),
  },
  { number: 11, says: 'used leads never fall: what is given back is a lot of its own', held: state },
  {
    number: 12,
    says: 'a repeated command has the first answer',
    held: test(
      'libs/eventsourcing/src/store/event-store.contract.ts',
      'gives a repeat with the same key and request the first answer, without running it again',
    ),
  },
  {
    number: 13,
    says: 'the log has no gap, its hash chain is unbroken, and payloads and columns are its bytes',
    held: state,
  },
  { number: 14, says: 'the tables are what the events say', held: state },
  { number: 15, says: 'a fold in parts, as it was stored, is the fold at once', held: state },
  { number: 16, says: 'a state folded again from the first event is the stored one', held: state },
  {
    number: 17,
    says: "the order in which a provider's events come changes nothing",
    held: test(
      'services/billing/src/subscription/provider-state/provider-chaos.test.ts',
      'give the same state and at most one grant per period, however often, late and out of order they come',
    ),
  },
  {
    number: 18,
    says: "a provider's event that comes again changes nothing",
    held: test(
      'services/billing/src/subscription/provider-state/provider-chaos.test.ts',
      'give the same state and at most one grant per period, however often, late and out of order they come',
    ),
  },
  { number: 19, says: 'paid periods follow each other without gap or overlap', held: state },
  { number: 20, says: 'a running period ends later than now, and no boundary is left unpassed', held: state },
  {
    number: 21,
    says: 'changes of plan grant no more than the largest plan of the period',
    held: test(
      'services/billing/src/ledger/domain/plan-changes.test.ts',
      'plans grant at most the largest allowance that was paid for, by mode %s',
    ),
  },
  {
    number: 22,
    says: 'an invoice that was paid, by card or credit, has its grant, and a paid lot its invoice',
    held: state,
  },
  {
    number: 23,
    says: "what invoices say was paid is what the log says, and the provider's word is fresh",
    held: state,
  },
  { number: 24, says: 'every entry names who made it and why', held: state },
  { number: 25, says: 'opening + issued + credited - delivered - expired - voided = closing', held: state },
  { number: 26, says: 'nothing is available after its end, and what ended is booked at its own end', held: state },
  {
    number: 27,
    says: 'no event of an account is recorded after the one that follows it, or finance answered for it',
    held: state,
  },
];
