// The input and the result of an invariant's check.
import type { Acknowledged } from '../people/load.ts';

/** `rule` is the number in docs/invariants.md; `detail` names the row. */
export type Violation = { rule: string; detail: string };

export type CheckOptions = {
  /** No work is pending, so events, files and charges must be complete. */
  quiet: boolean;
  /** The answers that clients got, for I15. */
  acknowledged?: Acknowledged;
};
