// The period and the state of knowledge that a statement is asked for.
import { Type, type Static } from 'typebox';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { instantOf } from '../../kernel/domain/instant.ts';
import type { StatementPeriod } from '../projections/period-totals.ts';
import { refusals } from '../../kernel/refusals.ts';

export const InstantSchema = (description: string) => Type.String({ minLength: 1, maxLength: 40, description });

export const StatementQuery = Type.Object(
  {
    from: InstantSchema('The start of the period, an ISO 8601 instant with its offset; included.'),
    to: InstantSchema('The end of the period; excluded.'),
    knownAt: Type.Optional(InstantSchema('Leaves out what was recorded from then on. Default: all that is known now.')),
  },
  { additionalProperties: false },
);

const leads = (description: string) => Type.Integer({ description });

export const StatementSchema = Type.Object({
  from: Type.String(),
  to: Type.String(),
  knownAt: Type.Union([Type.String(), Type.Null()]),
  opening: leads('Available and on hold at the start.'),
  issued: leads('Granted.'),
  credited: leads('Given back or given for a share.'),
  delivered: leads('In downloaded files.'),
  expired: leads('Ended unused.'),
  voided: leads('Taken back.'),
  closing: leads('opening + issued + credited - delivered - expired - voided.'),
});

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

/** An instant of a query in the ledger's format. Throws 400 `period-invalid`. */
export function instantOfQuery(text: string): string {
  try {
    const read = instantOf(text);
    if (fourDigitYear.test(read) && !read.startsWith('0000')) return read;
  } catch {
    throw refuse(refusals.periodInvalid);
  }
  throw refuse(refusals.periodInvalid);
}
