// Recorded, not decided: what was asked is carried out whoever asks. Of account `system`: stream removal-<request>.
export type LeadsRemoved = { type: 'LeadsRemoved'; requestId: string; leads: number };

/** Of the account whose file it is: stream removal-<download>. `rowNumbers` from 1, without the header. */
export type FileLeadsRemoved = { type: 'FileLeadsRemoved'; downloadId: string; dictId: string; rowNumbers: number[] };

export type RemovalEvent = LeadsRemoved | FileLeadsRemoved;

export const removalAccount = 'system';
export const removalStream = (requestId: string) => ({ accountId: removalAccount, streamId: `removal-${requestId}` });
export const fileRemovalStream = (accountId: string, downloadId: string) => ({
  accountId,
  streamId: `removal-${downloadId}`,
});
