// What Schemathesis may find, and why that is no fault. An entry that nobody meets any more fails
// the run too: take it out.
import type { Role } from './findings.ts';

export type AllowedFinding = {
  /** As the document has it: `POST /api/v2/downloads`. */
  operation: string;
  check: string;
  /** What the finding says: the check's message and the answer's status, code and problems. */
  says: RegExp;
  /** Absent: whoever asks. */
  roles?: readonly Role[];
  reason: string;
};

const searches = ['POST /api/v2/searches/count', 'POST /api/v2/searches/preview', 'POST /api/v2/downloads'];

export const allowedFindings: readonly AllowedFinding[] = [
  ...searches.map((operation) => ({
    operation, check: 'positive_data_acceptance', says: /\| 400 [a-z-]+: This list has no such filter\./,
    reason: 'Which filters there are, `GET /api/v2/dictionaries` says, list by list; the schema has their form only.',
  })),
  ...searches.map((operation) => ({
    operation, check: 'positive_data_acceptance', says: /\| 400 [a-z-]+: One of the states is not written as it should be\./,
    reason: 'How a place is written depends on its kind; the schema has one form for all kinds.',
  })),
  {
    operation: 'POST /api/v2/sign-ups/confirm', check: 'positive_data_acceptance', says: /\| 410 link-not-usable$/,
    reason: 'A token that was never mailed has the form of one that was: only the server knows, and says 410 as it does of one that was used.',
  },
];
