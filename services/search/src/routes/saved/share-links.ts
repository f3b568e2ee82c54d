import { createHash, randomBytes } from 'node:crypto';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { FastifyRequest } from 'fastify';
import { savedSearch, savedSearchStream, type SavedSearchCommand } from '../../domain/saved/saved-search.ts';
import { findSavedSearch, listSearchLinks } from '../../projections/saved-search.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { isMailLink } from './mail-link-id.ts';
import { newId, type SavedSearchParts } from './parts.ts';
import { listLinks, makeLink, revokeLink } from '@leadwright/contracts/routes/search/search-links';
import { implement } from '@leadwright/runtime/http/declared-route';
import { savedSearchRefusals as refusals } from '@leadwright/contracts/routes/search/saved-search-refusals';

const DAY_MS = 86_400_000;
const SECRET_BYTES = 32;

/** By everybody of the search's account. */
export function shareLinksRoutes(app: HttpApp, parts: SavedSearchParts): void {
  listLinksRoute(app, parts);
  makeLinkRoute(app, parts);
  revokeLinkRoute(app, parts);
}

function listLinksRoute(app: HttpApp, { database }: SavedSearchParts): void {
  implement(app, listLinks, async (request) => {
    const accountId = accountOf(request);
    const asked = { accountId, personId: request.caller.personId, id: request.params.id };
    const links = await inScope(database.db, [accountId], async (trx) => {
      const row = await findSavedSearch(trx, asked);
      return row && listSearchLinks(trx, accountId, row.searchId);
    });
    if (links === undefined) throw refuse(refusals['saved-search-unknown']);
    return { links: links.map((link) => ({ ...link, inMails: isMailLink(link.id) })) };
  });
}

function makeLinkRoute(app: HttpApp, { store }: SavedSearchParts): void {
  implement(app, makeLink, async (request, reply) => {
    const id = newId();
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    const expiresAt = await store.transaction([accountOf(request)], async (tx) => {
      const end = new Date(Date.parse(tx.realAt) + request.body.days * DAY_MS).toISOString();
      const sha256 = sha256Of(token);
      await onSearch(tx, request, { type: 'MakeSearchLink', linkId: id, sha256, expiresAt: end, at: tx.realAt });
      return end;
    });
    return reply.code(201).send({ id, token, expiresAt });
  });
}

function revokeLinkRoute(app: HttpApp, { store }: SavedSearchParts): void {
  implement(app, revokeLink, async (request, reply) => {
    const command = { type: 'RevokeSearchLink' as const, linkId: request.params.linkId };
    await store.transaction([accountOf(request)], (tx) => onSearch(tx, request, command));
    return reply.code(204).send(null);
  });
}

type SearchRequest = Pick<FastifyRequest, 'caller' | 'correlationId' | 'headers'> & { params: { id: string } };

async function onSearch(tx: WriteTransaction, request: SearchRequest, command: SavedSearchCommand): Promise<void> {
  const accountId = accountOf(request as FastifyRequest);
  const row = await findSavedSearch(tx.db, { accountId, personId: request.caller.personId, id: request.params.id });
  if (row === undefined) throw refuse(refusals['saved-search-unknown']);
  const context = contextOf(request as FastifyRequest);
  const done = await tx.execute(savedSearchStream(accountId, row), savedSearch, command, context);
  if (!done.accepted) throw refuse(refusals[done.refusal.code]);
}

/** How a link's secret is stored: nobody can guess 256 bits, so a fast hash is enough. */
export const sha256Of = (token: string): string => createHash('sha256').update(token).digest('hex');
