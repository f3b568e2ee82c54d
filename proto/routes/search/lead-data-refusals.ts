import type { Refusal } from '@leadwright/runtime/refusals/refusal';

/** What routes of versions of leads refuse, those of super-admins and those of operators. */
export const leadDataRefusals = {
  leadVersionUnknown: { status: 404, code: 'version-unknown', message: 'There is no such version.' },
  reportUnknown: { status: 404, code: 'report-unknown', message: 'No import made this version.' },
  importRunning: {
    status: 409,
    code: 'import-running',
    message: 'Another import of this kind is writing. Wait until it has ended.',
  },
  activationRunning: {
    status: 409,
    code: 'activation-running',
    message: 'A version of this kind is being activated or deleted. Wait until that has ended.',
  },
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
  gatesNotPassed: {
    status: 409,
    code: 'gates-not-passed',
    message: 'The version is out of the usual. Look at its report; with a reason it is activated all the same.',
  },
  deltaBaseChanged: {
    status: 409,
    code: 'delta-base-changed',
    message: 'The version was made of another one than is live. Import the changes again.',
  },
  nothingBefore: { status: 409, code: 'nothing-before', message: 'No version from before the live one is kept.' },
  noRoom: {
    status: 409,
    code: 'no-room',
    message: 'The lead store has not enough room on its disk for the version.',
  },
} as const satisfies Record<string, Refusal>;
