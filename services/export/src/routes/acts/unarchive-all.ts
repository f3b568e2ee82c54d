import type { Context } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { download, downloadStream } from '../../domain/download.ts';
import { archivedIds } from '../../projections/download.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { ExportParts } from '../parts.ts';
import { refused } from '../refused.ts';
import { unarchiveAllDownloads } from '@leadwright/contracts/routes/export/download-acts';
import { implement } from '@leadwright/runtime/http/declared-route';

// Many downloads change in batches, so that no transaction keeps the account's lock for long.
const BATCH_SIZE = 500;

/** For super-admins alone. Every batch is a transaction; where one fails, a repeat goes on from there. */
export function unarchiveAllRoute(app: HttpApp, { store }: Pick<ExportParts, 'store'>): void {
  implement(app, unarchiveAllDownloads, async (request) => {
    return { unarchived: await unarchiveAll(store, accountOf(request), contextOf(request)) };
  });
}

/** Answers how many there were. */
export async function unarchiveAll(
  store: Pick<ExportParts['store'], 'transaction'>,
  accountId: string,
  context: Context,
  batchSize = BATCH_SIZE,
): Promise<number> {
  let unarchived = 0;
  for (let batch = batchSize; batch === batchSize; unarchived += batch) {
    batch = await store.transaction([accountId], async (tx) => {
      const ids = await archivedIds(tx.db, accountId, batchSize);
      for (const downloadId of ids) {
        const command = { type: 'UnarchiveDownload' as const, downloadId };
        const executed = await tx.execute(downloadStream(accountId, downloadId), download, command, context);
        if (!executed.accepted) throw refused(executed.refusal);
      }
      return ids.length;
    });
  }
  return unarchived;
}
