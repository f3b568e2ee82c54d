// What a check found wrong in one account: `operate check` prints it, and while one is open no month is locked.

export const findingCodes = [
  'log-gap',
  'chain-broken',
  'hash-differs',
  'payload-differs',
  'column-differs',
  'clock-ahead',
  'entry-differs',
  'lot-differs',
  'balance-differs',
  'invoice-differs',
  'adjustment-differs',
  'plan-differs',
  'state-differs',
  'rule-broken',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** `rule`: of docs/invariants.md. `entryId`: the first entry that is wrong; null where it is none, or none is there. */
export type BrokenRule = {
  rule: number;
  code: FindingCode;
  accountId: string;
  detail: string;
  /** The event's place in the account's history. */
  seq: number | null;
  entryId: string | null;
  lotId: string | null;
  invoiceId: string | null;
};

type Named = Pick<BrokenRule, 'rule' | 'code' | 'accountId' | 'detail'> & Partial<BrokenRule>;

export const broken = (named: Named): BrokenRule => ({
  ...{ seq: null, entryId: null, lotId: null, invoiceId: null },
  ...named,
});
