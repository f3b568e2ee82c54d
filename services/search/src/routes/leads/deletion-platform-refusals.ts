import type { Refusal } from '@leadwright/runtime/refusals/refusal';

/** What the operators' routes of the deletion platform refuse. */
export const deletionPlatformRefusals = {
  noMarkKey: {
    status: 409,
    code: 'no-mark-key',
    message: 'SEARCH_LEAD_MARK_KEYS has no key, and without one nothing of the list can be kept.',
  },
  removalDelayed: {
    status: 409,
    code: 'removal-delayed',
    message:
      "The list is kept, and not all leads were compared with it yet. It goes on by itself; search's log says why it takes long. Run the command again for the statuses.",
  },
} as const satisfies Record<string, Refusal>;
