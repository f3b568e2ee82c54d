// The period and the state of knowledge that a statement is asked for.
import { Type, type Static } from 'typebox';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { instantOf } from '../domain/instant.ts';
import type { StatementPeriod } from '../projections/period-totals.ts';
import { refusals } from './refusals.ts';

const Instant = (description: string) => Type.String({ minLength: 1, maxLength: 40, description });

export const StatementQuery = Type.Object(
  {
    from: Instant('The start of the period, an ISO 8601 instant with its offset; included.'),
    to: Instant('The end of the period; excluded.'),
    knownAt: Type.Optional(Instant('Leaves out what was recorded from then on. Default: all that is known now.')),
  },
  { additionalProperties: false },
);

/** The period of a query in the ledger's format. Throws 400 `period-invalid`. */
export function periodOf({ from, to, knownAt }: Static<typeof StatementQuery>): StatementPeriod & {
  knownAt: string | null;
} {
  const period = { from: instant(from), to: instant(to), knownAt: knownAt === undefined ? null : instant(knownAt) };
  if (period.from >= period.to) throw refuse(refusals.periodInvalid);
  return period;
}

// PostgreSQL and the text order of instants know the years 1 to 9999 alone.
const fourDigitYear = /^\d{4}-/;

function instant(text: string): string {
  try {
    const read = instantOf(text);
    if (fourDigitYear.test(read) && !read.startsWith('0000')) return read;
  } catch {
    throw refuse(refusals.periodInvalid);
  }
  throw refuse(refusals.periodInvalid);
}
