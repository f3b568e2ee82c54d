// What a check of an invariant is asked, and what it answers.
import type { Acknowledged } from '../people/load.ts';

/** `rule` is the number in docs/invariants.md; `detail` names the row. */
export type Violation = { rule: string; detail: string };

export type CheckOptions = {
  /** Nothing is under way any more: then what is heard, made and charged is complete. */
  quiet: boolean;
  /** What people were told, for I15. */
  acknowledged?: Acknowledged;
};
