// Cheap enough to be asked each minute. What an engine that is away cannot tell is null.
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { sql, type Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Consumer } from '../consume/consumer.ts';
import { countParkedStreams } from '../consume/inbox.ts';
import { countDeadLetters } from '../effects/dead-letter.ts';
import { countUnknownEffects } from '../effects/effect.ts';
import { readInOrder } from '../log/log-order.ts';
import { readOldestUnsent } from '../relay/oldest-unsent.ts';
import { operatorAccess } from './operator-access.ts';

const Invariants = Type.Object({
  /** When every account was last held against the rules; null until the first round has ended. */
  checkedAt: Type.Union([Type.Null(), Type.String()]),
  accounts: Type.Integer({ description: 'How many that round looked at.' }),
  broken: Type.Array(
    Type.Object({
      rule: Type.String(),
      found: Type.Integer({ description: 'In that round, or in the one under way.' }),
    }),
  ),
});
export type Invariants = Static<typeof Invariants>;

const Nullable = Type.Union([Type.Null(), Type.Number()]);
const Status = Type.Object({
  service: Type.String(),
  ready: Type.Boolean(),
  reason: Type.Union([Type.Null(), Type.String()], { description: 'Why it is not ready.' }),
  versions: Type.Object({
    product: Type.String(),
    node: Type.String(),
    migrations: Type.Record(Type.String(), Type.String(), { description: 'The last applied file of each source.' }),
  }),
  startedAt: Type.String(),
  epoch: Nullable,
  oldestUnsentSeconds: Nullable,
  consumers: Type.Array(
    Type.Object({
      consumer: Type.String(),
      lag: Nullable,
      progressSeconds: Type.Number(),
      parkedStreams: Nullable,
    }),
  ),
  effectsUnknown: Nullable,
  effectsDead: Nullable,
  invariants: Type.Union([Type.Null(), Invariants], { description: 'Null where a service checks none by itself.' }),
});
export type Status = Static<typeof Status>;

export type StatusParts = {
  service: string;
  topic: string;
  version: string;
  database: Pick<Database, 'db'>;
  consumers: readonly Pick<Consumer, 'group' | 'lag' | 'progressAt'>[];
  ready: () => Promise<void>;
  invariants?: (() => Invariants) | undefined;
};

const WAIT_MS = 2_000;

export function statusRoute(app: HttpApp, parts: StatusParts): void {
  const startedAt = new Date().toISOString();
  app.get('/status', { schema: { hide: true, response: { 200: Status } }, config: operatorAccess }, async () => {
    const { service, version, consumers, invariants } = parts;
    const [reason, stored, lags] = await Promise.all([
      parts.ready().then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
      ),
      orNull(readInOrder(parts.database.db, (trx) => readStored(trx, parts.topic))),
      Promise.all(consumers.map((consumer) => orNull(consumer.lag()))),
    ]);
    return {
      service,
      ready: reason === null,
      reason,
      versions: { product: version, node: process.versions.node, migrations: stored?.migrations ?? {} },
      startedAt,
      epoch: stored?.epoch ?? null,
      oldestUnsentSeconds: stored?.oldestUnsentSeconds ?? null,
      consumers: consumers.map(({ group, progressAt }, i) => ({
        consumer: group,
        lag: lags[i] ?? null,
        progressSeconds: Math.max(0, Date.now() - progressAt()) / 1000,
        parkedStreams: stored === null ? null : (stored.parked.get(group) ?? 0),
      })),
      effectsUnknown: stored?.effectsUnknown ?? null,
      effectsDead: stored?.effectsDead ?? null,
      invariants: invariants?.() ?? null,
    };
  });
}

async function readStored(trx: Kysely<unknown>, topic: string) {
  const { rows } = await sql<{ epoch: number }>`select epoch from log_epoch`.execute(trx);
  return {
    epoch: rows[0]?.epoch ?? null,
    oldestUnsentSeconds: await readOldestUnsent(trx, topic),
    parked: await countParkedStreams(trx),
    effectsUnknown: await countUnknownEffects(trx),
    effectsDead: await countDeadLetters(trx),
    migrations: await readMigrations(trx),
  };
}

async function readMigrations(trx: Kysely<unknown>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name like 'migrations\\_%' order by table_name`.execute(trx);
  const last: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ file: string | null }>`select max(file) as file from ${sql.table(name)}`.execute(trx);
    if (rows[0]?.file) last[name.replace('migrations_', '')] = rows[0].file;
  }
  return last;
}

// An engine that hangs must not keep the answer about the others back.
async function orNull<Value>(value: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), WAIT_MS);
  });
  try {
    return await Promise.race([value, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
