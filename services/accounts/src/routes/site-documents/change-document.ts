import { createHash } from 'node:crypto';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { checkFields } from '../../domain/site-documents/document-fields.ts';
import { siteDocument, siteDocumentStream } from '../../domain/site-documents/site-document.ts';
import { readDocument, removeDocument, writeDocument, type KeptDocument } from '../../projections/site-document.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { allowedIn, placeOf, shown } from './document-schema.ts';
import { putDocument, deleteDocument } from '@leadwright/contracts/routes/accounts/site-documents/documents';
import { implement } from '@leadwright/runtime/http/declared-route';
import { siteDocumentRefusals as refusals } from '@leadwright/contracts/routes/accounts/site-documents/refusals';

/** Of two who edit the same revision the second is refused. A repeated save finds what it wants to write. */
export function changeDocumentRoutes(app: HttpApp, { store }: Pick<AccountsParts, 'store'>): void {
  implement(app, putDocument, async (request) => {
    if (!allowedIn(request.params.collection, request.caller.staff).write) throw refuse(refusals.siteDocumentClosed);
    const refusal = checkFields(request.body.fields);
    if (refusal !== null) throw refuse(refusals[refusal.code]);
    const place = placeOf(request.params);
    const fields = JSON.stringify(request.body.fields);
    const command = {
      type: 'ChangeSiteDocument' as const,
      ...place,
      basedOn: request.body.revision,
      sha256: createHash('sha256').update(fields).digest('hex'),
    };
    const stored = await store.transaction(['system'], async (tx): Promise<KeptDocument | null> => {
      const done = await tx.execute(siteDocumentStream(place), siteDocument, command, contextOf(request));
      if (!done.accepted) throw refuse(refusals[done.refusal.code]);
      const [change] = done.events;
      if (change?.event.type === 'SiteDocumentChanged')
        await writeDocument(tx.db, place, { fields, revision: change.event.revision, at: tx.at });
      return readDocument(tx.db, place);
    });
    if (stored === null) throw new Error('a site document was written and is not there');
    return { document: shown(stored) };
  });
  implement(app, deleteDocument, async (request, reply) => {
    if (!allowedIn(request.params.collection, request.caller.staff).delete) throw refuse(refusals.siteDocumentClosed);
    const place = placeOf(request.params);
    const command = { type: 'DeleteSiteDocument' as const, ...place, basedOn: request.body.revision };
    await store.transaction(['system'], async (tx) => {
      const done = await tx.execute(siteDocumentStream(place), siteDocument, command, contextOf(request));
      if (!done.accepted) throw refuse(refusals[done.refusal.code]);
      await removeDocument(tx.db, place);
    });
    return reply.code(204).send(null);
  });
}
