import type { Static } from 'typebox';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import { instantOf } from '../../kernel/domain/instant.ts';
import type { StatementPeriod } from '../projections/period-totals.ts';
import type { StatementQuery } from '@leadwright/contracts/routes/billing/ledger/statements';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

/** The period of a query in the ledger's format. Throws 400 `period-invalid`. */
export function periodOf({ from, to, knownAt }: Static<typeof StatementQuery>): StatementPeriod & {
  knownAt: string | null;
} {
  const period = {
    from: instantOfQuery(from),
    to: instantOfQuery(to),
    knownAt: knownAt === undefined ? null : instantOfQuery(knownAt),
  };
  if (period.from >= period.to) throw refuse(refusals.periodInvalid);
  return period;
}

// PostgreSQL and the text order of instants know the years 1 to 9999 alone.
const fourDigitYear = /^\d{4}-/;

/** An instant of a query in the ledger's format. Throws `refusal`, 400 `period-invalid` where none is named. */
export function instantOfQuery(text: string, refusal: Refusal = refusals.periodInvalid): string {
  try {
    const read = instantOf(text);
    if (fourDigitYear.test(read) && !read.startsWith('0000')) return read;
  } catch {
    throw refuse(refusal);
  }
  throw refuse(refusal);
}
