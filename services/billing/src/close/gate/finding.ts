import type { FindingCode } from '../rules/finding.ts';

export const bookCodes = ['trail-lacks-events', 'log-lacks-events', 'trail-differs', 'book-differs'] as const;
export const monthCodes = ['opening-differs', 'manifest-differs', 'lines-differ', 'price-differs'] as const;

/** What stands against a month beside the differences of its tie. It is of one account, unless it is of a month that is locked. */
export type Finding = {
  code: FindingCode | (typeof bookCodes)[number] | (typeof monthCodes)[number];
  /** Of docs/invariants.md; null: what the books and months before say. */
  rule: number | null;
  accountId: string | null;
  lotId: string | null;
  invoiceId: string | null;
  /** The event's place in the account's history. */
  seq: number | null;
  /** The first entry that is wrong; null: none is, or none is there. */
  entryId: string | null;
  detail: string;
};

type Named = Pick<Finding, 'code' | 'accountId' | 'detail'> & Partial<Finding>;

export const found = (named: Named): Finding => ({
  ...{ rule: null, lotId: null, invoiceId: null, seq: null, entryId: null },
  ...named,
});
