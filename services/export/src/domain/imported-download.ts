// A download of the product before this one, stream imported-downloads-<account>. Recorded, not decided: it is over, it
// holds no leads, and no command of this product changes it.

/** `effectiveAt`: when it was requested. `reason`: blankFile or wrongLeads where it was reported, else empty. */
export type DownloadImported = {
  type: 'DownloadImported';
  downloadId: string;
  dictId: string;
  name: string;
  rows: number;
  multiplierHundredths: number;
  archived: boolean;
  reported: boolean;
  reason: string;
  personId: string;
  effectiveAt: string;
};

export const importedDownloadsStream = (accountId: string): { accountId: string; streamId: string } => ({
  accountId,
  streamId: `imported-downloads-${accountId}`,
});
