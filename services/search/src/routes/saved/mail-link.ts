// Stays open until revoked or near its end, so a retried mail has the same. The secret is derived and stored nowhere.
import { openLinksMax } from '@leadwright/leads/rules/sharing';
import { createHmac, hkdfSync } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import { savedSearch, savedSearchStream } from '../../domain/saved/saved-search.ts';
import { findSavedSearch, isOpenLink, listSearchLinks } from '../../projections/saved-search.ts';
import { isMailLink, newMailLinkId } from './mail-link-id.ts';
import type { SavedSearchParts } from './parts.ts';
import { sharedViewOf } from './saved-search-view.ts';
import { sha256Of } from './share-links.ts';
import { savedSearchRefusals as refusals } from '@leadwright/contracts/routes/search/saved-search-refusals';

const DAY_MS = 86_400_000;
const LINK_DAYS = 180;
/** What a link must at least have left to be mailed once more. */
const LEFT_DAYS = 90;

export type MailLinkParts = { mailLinkToken(linkId: string): string };

/** The secrets of links by their ids. After another key, open links stay as they are and the next mail has a new one. */
export function createMailLinkTokens(servicePrivateKey: string): (linkId: string) => string {
  const key = Buffer.from(hkdfSync('sha256', servicePrivateKey, '', 'links in mails', 32));
  return (linkId) => createHmac('sha256', key).update(linkId).digest('base64url');
}

const id = Type.String({ minLength: 1, maxLength: 128 });
const Asked = Type.Object({ accountId: id, personId: id, searchId: id }, { additionalProperties: false });
const Shared = Type.Object({
  searchId: Type.String(),
  name: Type.String({ description: 'Empty for a default search.' }),
  type: Type.String(),
  count: Type.Union([Type.Integer(), Type.Null()]),
  places: Type.Array(Type.String()),
});
const Linked = Type.Object({ ...Shared.properties, token: Type.String() });

export function mailLinkRoutes(app: HttpApp, parts: SavedSearchParts & MailLinkParts): void {
  const { database, store, mailLinkToken } = parts;
  const config = {
    access: 'internal' as const,
    callers: ['notification'],
    refusals: [refusals['saved-search-unknown'], refusals['too-many-share-links']],
  };
  const shown = (row: Parameters<typeof sharedViewOf>[0]) => {
    const { type, count, places } = sharedViewOf(row);
    return { searchId: row.searchId, name: row.name, type, count, places };
  };
  app.post(
    '/internal/shared-searches/read',
    { schema: { hide: true, body: Asked, response: { 200: Shared } }, config },
    async ({ body: { accountId, personId, searchId } }) => {
      const asked = { accountId, personId, id: searchId };
      const row = await inScope(database.db, [accountId], (trx) => findSavedSearch(trx, asked));
      if (row === undefined) throw refuse(refusals['saved-search-unknown']);
      return shown(row);
    },
  );
  app.post(
    '/internal/shared-searches/links',
    { schema: { hide: true, body: Asked, response: { 200: Linked } }, config },
    async ({ body: { accountId, personId, searchId }, correlationId }) =>
      store.transaction([accountId], async (tx) => {
        const row = await findSavedSearch(tx.db, { accountId, personId, id: searchId });
        if (row === undefined) throw refuse(refusals['saved-search-unknown']);
        const open = await listSearchLinks(tx.db, accountId, row.searchId);
        const usable: string[] = [];
        for (const { id: linkId } of open.filter((link) => isMailLink(link.id)))
          if (await isOpenLink(tx.db, accountId, sha256Of(mailLinkToken(linkId)))) usable.push(linkId);
        const latest = new Date(Date.parse(tx.realAt) + LEFT_DAYS * DAY_MS).toISOString();
        const kept = open.find(
          (link) => usable.includes(link.id) && (link.expiresAt > latest || open.length >= openLinksMax),
        );
        if (kept !== undefined) return { ...shown(row), token: mailLinkToken(kept.id) };
        const linkId = newMailLinkId();
        const token = mailLinkToken(linkId);
        const expiresAt = new Date(Date.parse(tx.realAt) + LINK_DAYS * DAY_MS).toISOString();
        const done = await tx.execute(
          savedSearchStream(accountId, row),
          savedSearch,
          { type: 'MakeSearchLink', linkId, sha256: sha256Of(token), expiresAt, at: tx.realAt },
          { actorId: 'service:notification', onBehalfOf: personId, correlationId },
        );
        if (!done.accepted) throw refuse(refusals[done.refusal.code]);
        return { ...shown(row), token };
      }),
  );
}
