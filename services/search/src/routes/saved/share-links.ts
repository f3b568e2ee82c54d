import { createHash, randomBytes } from 'node:crypto';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { savedSearch, savedSearchStream, type SavedSearchCommand } from '../../domain/saved/saved-search.ts';
import { findSavedSearch, listSearchLinks } from '../../projections/saved-search.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { savedExamples } from './examples.ts';
import { newId, SearchParams, type SavedSearchParts } from './parts.ts';
import { savedSearchRefusals as refusals } from './refusals.ts';

const DAY_MS = 86_400_000;
const SECRET_BYTES = 32;

const Body = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 365, description: 'After so many days the link ends.' }) },
  { additionalProperties: false },
);
const Link = Type.Object({ id: Type.String(), madeAt: Type.String(), expiresAt: Type.String() });
const Made = Type.Object({
  id: Type.String(),
  token: Type.String({ description: 'The secret of the link; it is answered this once.' }),
  expiresAt: Type.String(),
});
const LinkParams = Type.Object({
  ...SearchParams.properties,
  linkId: Type.String({ minLength: 1, maxLength: 128 }),
});

/** Links of a saved search: listed, made and revoked by everybody of its account. The secret is stored as SHA-256. */
export function shareLinksRoutes(app: HttpApp, parts: SavedSearchParts): void {
  listLinksRoute(app, parts);
  makeLinkRoute(app, parts);
  revokeLinkRoute(app, parts);
}

function listLinksRoute(app: HttpApp, { database }: SavedSearchParts): void {
  app.get(
    '/api/v2/saved-searches/:id/links',
    {
      schema: {
        tags: ['saved searches'],
        summary: 'The open links of a saved search',
        params: SearchParams,
        response: { 200: Type.Object({ links: Type.Array(Link) }) },
      },
      config: { access: 'member', refusals: [refusals['saved-search-unknown']], example: savedExamples.links },
    },
    async (request) => {
      const accountId = accountOf(request);
      const asked = { accountId, personId: request.caller.personId, id: request.params.id };
      const links = await inScope(database.db, [accountId], async (trx) => {
        const row = await findSavedSearch(trx, asked);
        return row && listSearchLinks(trx, accountId, row.searchId);
      });
      if (links === undefined) throw refuse(refusals['saved-search-unknown']);
      return { links };
    },
  );
}

function makeLinkRoute(app: HttpApp, { store }: SavedSearchParts): void {
  app.post(
    '/api/v2/saved-searches/:id/links',
    {
      schema: {
        tags: ['saved searches'],
        summary: 'Make a secret link to a saved search',
        params: SearchParams,
        body: Body,
        response: { 201: Made },
      },
      config: {
        access: 'member',
        refusals: [refusals['saved-search-unknown'], refusals['too-many-share-links']],
        example: savedExamples.makeLink,
      },
    },
    async (request, reply) => {
      const id = newId();
      const token = randomBytes(SECRET_BYTES).toString('base64url');
      const expiresAt = await store.transaction([accountOf(request)], async (tx) => {
        const end = new Date(Date.parse(tx.realAt) + request.body.days * DAY_MS).toISOString();
        const sha256 = sha256Of(token);
        await onSearch(tx, request, { type: 'MakeSearchLink', linkId: id, sha256, expiresAt: end, at: tx.realAt });
        return end;
      });
      return reply.code(201).send({ id, token, expiresAt });
    },
  );
}

function revokeLinkRoute(app: HttpApp, { store }: SavedSearchParts): void {
  app.post(
    '/api/v2/saved-searches/:id/links/:linkId/revoke',
    {
      schema: {
        tags: ['saved searches'],
        summary: 'Revoke a link to a saved search',
        params: LinkParams,
        response: { 204: Type.Null() },
      },
      config: {
        access: 'member',
        refusals: [refusals['saved-search-unknown'], refusals['share-link-unknown']],
        example: savedExamples.revokeLink,
      },
    },
    async (request, reply) => {
      const command = { type: 'RevokeSearchLink' as const, linkId: request.params.linkId };
      await store.transaction([accountOf(request)], (tx) => onSearch(tx, request, command));
      return reply.code(204).send(null);
    },
  );
}

type Asked = Pick<FastifyRequest, 'caller' | 'correlationId' | 'headers'> & { params: { id: string } };

async function onSearch(tx: WriteTransaction, request: Asked, command: SavedSearchCommand): Promise<void> {
  const accountId = accountOf(request as FastifyRequest);
  const row = await findSavedSearch(tx.db, { accountId, personId: request.caller.personId, id: request.params.id });
  if (row === undefined) throw refuse(refusals['saved-search-unknown']);
  const context = contextOf(request as FastifyRequest);
  const done = await tx.execute(savedSearchStream(accountId, row), savedSearch, command, context);
  if (!done.accepted) throw refuse(refusals[done.refusal.code]);
}

/** How a link's secret is stored: nobody can guess 256 bits, so a fast hash is enough. */
export const sha256Of = (token: string): string => createHash('sha256').update(token).digest('hex');
