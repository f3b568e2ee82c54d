import { leadDataRefusals } from '@leadwright/contracts/routes/search/lead-data-refusals';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

/** What the operators' routes of leads refuse. */
export const leadRefusals = {
  ...leadDataRefusals,
  kindUnknown: { status: 404, code: 'kind-unknown', message: 'There is no such kind of leads.' },
  importGone: {
    status: 409,
    code: 'import-gone',
    message: 'This import was silent for too long, and another one took its place. Begin it again.',
  },
  partNotOfVersion: {
    status: 400,
    code: 'part-not-of-version',
    message: 'The lines are not of the version that this import writes, or not as many as it says.',
  },
  partNotReadable: {
    status: 400,
    code: 'part-not-readable',
    message: 'A line is no JSON object of values that the columns can hold. Nothing of the part was written.',
  },
  deltaWithoutVersion: {
    status: 409,
    code: 'delta-without-version',
    message: 'There is no live version of real leads that a file of changes could change. Import a whole file first.',
  },
  versionLive: { status: 409, code: 'version-live', message: 'The version is live. Activate another one first.' },
} as const satisfies Record<string, Refusal>;
