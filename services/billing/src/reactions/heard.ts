// What billing does about each thing it hears. Cases that are not named here only move the inbox.
import { fromBinary } from '@bufbuild/protobuf';
import { AccountEventSchema, type AccountEvent } from '@leadwright/contracts/accounts/v1/account_events';
import { ExportEventSchema, type ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { onAccountOpened } from './account-opened.ts';
import { onDownloadCompleted } from './download-completed.ts';
import { onDownloadFailed } from './download-failed.ts';
import { onDownloadRequested } from './download-requested.ts';

export const decodeAccountEvent = (bytes: Uint8Array): AccountEvent => fromBinary(AccountEventSchema, bytes);
export const decodeExportEvent = (bytes: Uint8Array): ExportEvent => fromBinary(ExportEventSchema, bytes);

export async function reactToAccounts(heard: Heard<AccountEvent>, tx: WriteTransaction): Promise<void> {
  const { event } = heard.message;
  if (event.case === 'accountOpened') await onAccountOpened(event.value, heard, tx);
}

export async function reactToExport(heard: Heard<ExportEvent>, tx: WriteTransaction): Promise<void> {
  const { event } = heard.message;
  switch (event.case) {
    case 'downloadRequested':
      return onDownloadRequested(event.value, heard, tx);
    case 'downloadCompleted':
      return onDownloadCompleted(event.value, heard, tx);
    case 'downloadFailed':
      return onDownloadFailed(event.value, heard, tx);
    default:
      return;
  }
}
