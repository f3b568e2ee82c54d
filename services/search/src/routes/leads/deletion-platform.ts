// The lists of the state's deletion platform come in parts, are kept encrypted, and are looked for as who asks us is. A
// repeat is harmless: an item that is known is not added again.
import { setTimeout as wait } from 'node:timers/promises';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import { platformLists, platformMark } from '@leadwright/leads/removal/platform-hashes';
import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { removalAsked } from '../../datasets/removal/removal-work.ts';
import { withdrawItems } from '../../datasets/removal/withdraw-items.ts';
import { removalAccount } from '../../domain/removal.ts';
import { addPlatformItems, hasOpenItems, readPlatformItems } from '../../projections/platform-item.ts';
import { deletionPlatformRefusals as refusals } from './deletion-platform-refusals.ts';
import type { LeadsParts } from './leads-parts.ts';
import { longWork } from './long-work.ts';

const PART_BYTES_MAX = 1024 * 1024;
const ITEMS_MAX = 5_000;
const LOOK_EVERY_MS = 500;
const REMOVAL_MS_MAX = 12 * 3_600_000;

const Item = textLike('^[A-Za-z0-9]{12}$', 'an ID of a work item: twelve letters and digits');
const List = Type.Union(platformLists.map((list) => Type.Literal(list)));
const many = { minItems: 1, maxItems: ITEMS_MAX };
const Hash = textLike('^[A-Za-z0-9+/]{43}=$', 'a SHA-256 in Base64');
const Items = Type.Object({ items: Type.Array(Type.Object({ item: Item, list: List, hash: Hash }), many) });
const Withdrawn = Type.Object({ items: Type.Array(Type.Object({ item: Item, list: List }), many) });
const Asked = Type.Object({ items: Type.Array(Item, many) });

export function deletionPlatformRoutes(app: HttpApp, parts: LeadsParts): void {
  const { database, store, markKeys } = parts;
  const config = operatorAccess;
  app.post(
    '/internal/leads/deletion-platform/items',
    { schema: { hide: true, body: Items }, config, bodyLimit: PART_BYTES_MAX },
    async ({ body, correlationId }) => {
      const key = markKeys[0];
      if (!key) throw refuse(refusals.noMarkKey);
      const items = body.items.map(({ item, list, hash }) => ({
        ...{ item, list, mark: platformMark(key, list, Buffer.from(hash, 'base64')) },
      }));
      const cause = { correlationId, causationId: correlationId };
      const added = await store.transaction([removalAccount], ({ db }) => addPlatformItems(db, items, cause));
      return { added };
    },
  );
  app.post(
    '/internal/leads/deletion-platform/withdrawals',
    { schema: { hide: true, body: Withdrawn }, config, bodyLimit: PART_BYTES_MAX },
    async ({ body, correlationId }) => {
      await withdrawItems(parts, body.items, { correlationId, causationId: correlationId });
      return {};
    },
  );
  app.post(
    '/internal/leads/deletion-platform/removals',
    { schema: { hide: true, body: Type.Object({}) }, config },
    async (_request, reply) => reply.type('application/x-ndjson').send(longWork(() => removed(parts))),
  );
  app.post(
    '/internal/leads/deletion-platform/outcomes',
    { schema: { hide: true, body: Asked }, config, bodyLimit: PART_BYTES_MAX },
    async ({ body }) => ({ items: await readPlatformItems(database.db, body.items) }),
  );
}

// By the periodic work, which goes on where this one ends; more items may come meanwhile.
async function removed({ database, store }: LeadsParts): Promise<object> {
  await store.transaction([removalAccount], ({ db }) => wakeAfterCommit(db, removalAsked));
  const giveUpAt = Date.now() + REMOVAL_MS_MAX;
  while (await hasOpenItems(database.db)) {
    if (Date.now() > giveUpAt) throw refuse(refusals.removalDelayed);
    await wait(LOOK_EVERY_MS);
  }
  return {};
}
