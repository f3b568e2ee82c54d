// A do-not-call list comes in parts of lines, is hashed, and counts from then on; the leads are checked against it at once.
import { setTimeout as wait } from 'node:timers/promises';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import { linesTable } from '@leadwright/leads/do-not-call/lists';
import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { withTypes } from '@leadwright/runtime/http/typed-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { keepRawBodies } from '@leadwright/runtime/requests/raw-body';
import { textLike } from '@leadwright/runtime/requests/text-like';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  clearDeadLists,
  dropLines,
  dropReplaced,
  forgetList,
  keepList,
  listFindings,
} from '../../datasets/do-not-call/load-list.ts';
import { isOnCluster } from '../../datasets/dataset-table.ts';
import { activeDue, scrubAsked } from '../../datasets/do-not-call/scrub-due.ts';
import { removalAccount } from '../../domain/removal.ts';
import {
  addList,
  currentLists,
  listDoNotCall,
  listScrubs,
  makeCurrent,
  signList,
} from '../../projections/do-not-call.ts';
import { insertPart } from '../../datasets/insert-part.ts';
import { saidOf } from './part-of-version.ts';
import { leadRefusals } from './refusals.ts';
import { doNotCallRefusals as refusals } from './do-not-call-refusals.ts';
import type { LeadsParts } from './leads-parts.ts';
import { longWork } from './long-work.ts';

const PART_BYTES_MAX = 32 * 1024 * 1024;
const LOOK_EVERY_MS = 500;
const SCRUB_MS_MAX = 1_800_000;

const LoadId = Type.String({ minLength: 8, maxLength: 64 });
const Begin = Type.Object({
  loadId: LoadId,
  source: textLike('^[a-z][a-z0-9-]{1,31}$', 'a name of small letters, digits and dashes'),
  asOf: Type.String({ format: 'date' }),
  changes: Type.Boolean(),
  sha256: textLike('^[0-9a-f]{64}$', 'a SHA-256 in hexadecimal'),
});
const Part = Type.Object({ loadId: LoadId, rows: Type.Integer({ minimum: 1, maximum: 2_000_000 }) });
const Finish = Type.Object({
  loadId: LoadId,
  lines: Type.Integer({ minimum: 0 }),
  bad: Type.Record(Type.String({ maxLength: 64 }), Type.Integer({ minimum: 1 })),
  accept: Type.Optional(Type.String({ minLength: 3, maxLength: 500 })),
});

export function doNotCallRoutes(app: HttpApp, parts: LeadsParts): void {
  const { clickhouse, database } = parts;
  app.get('/internal/leads/do-not-call', { schema: { hide: true }, config: operatorAccess }, async () => ({
    lists: await listDoNotCall(database.db),
    scrubs: await listScrubs(database.db),
    due: await activeDue(parts),
  }));
  app.post(
    '/internal/leads/do-not-call/lists',
    { schema: { hide: true, body: Begin }, config: operatorAccess },
    async ({ body, caller }) => ({ list: await begin(parts, { ...body, begunBy: caller.personId }) }),
  );
  // A scope of its own: a part stays the bytes that came, since only the engine reads them.
  void (app as unknown as FastifyInstance).register(async (scope) => {
    keepRawBodies(scope);
    withTypes(scope).post(
      '/internal/leads/do-not-call/lists/parts',
      { schema: { hide: true, querystring: Part }, config: operatorAccess, bodyLimit: PART_BYTES_MAX },
      async ({ query, body }) => {
        if (!(await signList(database.db, query.loadId))) throw refuse(refusals.listGone);
        const wrong = await insertPart(clickhouse, linesTable, { lines: body as Buffer, rows: query.rows });
        if (wrong) throw refuse(leadRefusals.partNotReadable, saidOf(wrong));
        return {};
      },
    );
  });
  app.post(
    '/internal/leads/do-not-call/lists/finishes',
    { schema: { hide: true, body: Finish }, config: operatorAccess },
    async ({ body }, reply) =>
      reply.type('application/x-ndjson').send(
        longWork(
          () => finish(parts, body),
          () => signList(database.db, body.loadId),
        ),
      ),
  );
}

type Begun = Static<typeof Begin> & { begunBy: string };

async function begin(parts: LeadsParts, begun: Begun): Promise<number> {
  const { clickhouse, database, markKeys } = parts;
  const key = markKeys[0];
  if (!key) throw refuse(refusals.noListKey);
  if (begun.asOf > new Date().toISOString().slice(0, 10)) throw refuse(refusals.asOfInFuture);
  if (await isOnCluster(clickhouse)) throw refuse(refusals.listOnCluster);
  await clearDeadLists(parts);
  const lists = await listDoNotCall(database.db);
  const before = lists.find(({ source, state }) => source === begun.source && state === 'current');
  if (begun.changes && !before) throw refuse(refusals.noListBefore);
  if (begun.changes && before?.keyId !== key.id) throw refuse(refusals.listKeyChanged);
  if (lists.some(({ state }) => state === 'loading')) throw refuse(refusals.listRunning);
  const number = await addList(database.db, { ...begun, keyId: key.id });
  if (number === undefined) throw refuse(refusals.listRunning);
  // Its number is new: what a restored engine may have under it is nobody's.
  await dropLines(clickhouse, number);
  return number;
}

async function finish(parts: LeadsParts, { loadId, lines, bad, accept }: Static<typeof Finish>): Promise<unknown> {
  const { clickhouse, database, store, markKeys } = parts;
  const list = await signList(database.db, loadId);
  if (!list) throw refuse(refusals.listGone);
  const before = (await currentLists(database.db)).find(({ source }) => source === list.source);
  const key = markKeys.find(({ id }) => id === list.keyId);
  if (!key) throw refuse(refusals.listKeyChanged);
  // Numbers under another key cannot be compared with these.
  const comparable = before?.keyId === list.keyId ? before : undefined;
  const kept = await keepList(clickhouse, list, { key, before: comparable });
  const findings = listFindings({ ...kept, lines, bad, asOf: list.asOf }, before);
  if (findings.length > 0 && accept === undefined) {
    await forgetList(parts, list.number);
    const said = findings.map(({ message }) => message).join(' ');
    throw refuse(refusals.listNotAccepted, {
      message: `${said} Nothing changed; --accept with a reason makes the list count all the same.`,
    });
  }
  await store.transaction([removalAccount], async ({ db }) => {
    await makeCurrent(db, { ...list, ...kept, lines, bad, accepted: findings.length > 0 ? (accept ?? null) : null });
    await wakeAfterCommit(db, scrubAsked);
  });
  await dropReplaced(parts);
  // By the periodic work, which goes on where this one ends; another list may come meanwhile.
  const giveUpAt = Date.now() + SCRUB_MS_MAX;
  while ((await activeDue(parts)).length > 0) {
    if (Date.now() > giveUpAt) throw refuse(refusals.scrubDelayed);
    await wait(LOOK_EVERY_MS);
  }
  return { source: list.source, asOf: list.asOf, lines, bad, findings, ...kept, scrubs: await scrubsOfActive(parts) };
}

async function scrubsOfActive({ database }: LeadsParts): Promise<unknown> {
  const newest = new Map<string, Awaited<ReturnType<typeof listScrubs>>[number]>();
  for (const scrub of await listScrubs(database.db)) if (!newest.has(scrub.dictId)) newest.set(scrub.dictId, scrub);
  return [...newest.values()];
}
