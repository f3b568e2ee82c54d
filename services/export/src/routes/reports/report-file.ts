import type { Geography } from '@leadwright/leads/query';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { download, downloadStream } from '../../domain/download.ts';
import { findDownload } from '../../projections/download.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { ExportParts } from '../parts.ts';
import { refused } from '../refused.ts';
import { reportFile } from '@leadwright/contracts/routes/export/reports';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

/** A check of its rows decides. A file is reported once; of two reports at once, one is refused. */
export function reportFileRoute(app: HttpApp, { store, database }: Pick<ExportParts, 'store' | 'database'>): void {
  implement(app, reportFile, async (request, reply) => {
    const accountId = accountOf(request);
    const { reason } = request.body;
    const downloadId = request.params.id;
    const row = await inScope(database.db, [accountId], (trx) => findDownload(trx, accountId, downloadId));
    if (!row) throw refuse(refusals['download-unknown']);
    const { geography } = JSON.parse(row.query) as { geography: Geography };
    if (reason === 'wrongLeads' && geography.kind === 'nationwide') throw refuse(refusals.noGeography);
    const command = { type: 'ReportFile' as const, downloadId, reason, personId: request.caller.personId };
    const executed = await store.execute(downloadStream(accountId, downloadId), download, command, contextOf(request));
    if (!executed.accepted) throw refused(executed.refusal);
    return reply.code(202).send({ id: downloadId, version: executed.version });
  });
}
