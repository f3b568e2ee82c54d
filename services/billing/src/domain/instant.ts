import { Temporal } from 'temporal-polyfill';

/**
 * The one way an instant is written in the ledger: UTC with six digits of a second, so that text
 * compares like time. Takes ISO 8601 with any offset, or PostgreSQL's text; throws on anything else.
 */
export function instantOf(text: string): string {
  return written(Temporal.Instant.from(text));
}

/** An instant as it is written in the ledger. */
export function written(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 6 });
}

export function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}
