import type { Refusal } from '@leadwright/runtime/refusals/refusal';

/** What the operators' routes of leads refuse. */
export const leadRefusals = {
  kindUnknown: { status: 404, code: 'kind-unknown', message: 'There is no such kind of leads.' },
  importRunning: {
    status: 409,
    code: 'import-running',
    message: 'Another import of this kind is writing. Wait until it has ended.',
  },
  importGone: {
    status: 409,
    code: 'import-gone',
    message: 'This import was silent for too long, and another one took its place. Begin it again.',
  },
  versionUnknown: { status: 404, code: 'version-unknown', message: 'There is no such version.' },
  versionNotReady: {
    status: 409,
    code: 'version-not-ready',
    message: 'The version was never written to its end, or was active before.',
  },
  versionNotNewer: {
    status: 409,
    code: 'version-not-newer',
    message: 'A newer version was activated meanwhile. Import the files again.',
  },
  versionLive: { status: 409, code: 'version-live', message: 'The version is live. Activate another one first.' },
  gatesNotPassed: {
    status: 409,
    code: 'gates-not-passed',
    message: 'The version is out of the usual. Look at its report; --accept with a reason activates it all the same.',
  },
  nothingBefore: { status: 409, code: 'nothing-before', message: 'No version from before the live one is kept.' },
} as const satisfies Record<string, Refusal>;
