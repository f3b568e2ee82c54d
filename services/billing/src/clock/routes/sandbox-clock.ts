import { setTimeout } from 'node:timers/promises';
import type { Static } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { clockFollowersAreAt } from '@leadwright/eventsourcing/store/clock-offset';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { Database } from '@leadwright/postgres/database';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { SharedClock } from '@leadwright/service/shared-clock';
import { ANYWAY_MS } from '@leadwright/service/when-to-ask';
import { sandboxClock, type MoveClock } from '../domain/sandbox-clock.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { sandboxClockStream } from '../../kernel/domain/streams.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { isSettled } from '../projections/settled.ts';
import { getSandboxClock, moveSandboxClock, type ClockSchema } from '@leadwright/contracts/routes/billing/clock';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

// Who is away does not hold the answer up, which then says that not all is settled.
const FOLLOW_MS_MAX = 5_000;
const FOLLOW_MS = 100;
/** Who has not asked for so long is gone. */
const FOLLOWS_SECONDS = (2 * ANYWAY_MS) / 1000;

export type ClockRouteParts = {
  database: Database;
  store: EventStore;
  /** Whether payments go to the sandbox; a provider outside has a clock of its own. */
  sandbox: boolean;
  clock: Pick<SharedClock, 'offsetMs' | 'refresh'>;
};

export function sandboxClockRoutes(app: HttpApp, parts: ClockRouteParts): void {
  implement(app, getSandboxClock, async (request) => shown(parts, accountOf(request)));
  implement(app, moveSandboxClock, async (request) => {
    if (!parts.sandbox) throw refuse(refusals.noSandbox);
    const by = moveOf(request.body);
    const accountId = accountOf(request);
    // The stream is everybody's, so the key holds the account.
    const once = { key: `${accountId}:${keyOf(request)}`, request: by };
    const moved = await parts.store.once(sandboxClockStream.accountId, once, async (tx) => {
      await move(tx, by, request);
      return { status: 200, body: {} };
    });
    if (moved.conflict) throw refuse(refusals.idempotencyKeyReused);
    await parts.clock.refresh();
    await followed(parts);
    return shown(parts, accountId);
  });
}

async function shown(
  { database, clock, sandbox }: ClockRouteParts,
  accountId: string,
): Promise<Static<typeof ClockSchema>> {
  const offsetMs = clock.offsetMs();
  const now = new Date(Date.now() + offsetMs).toISOString();
  const settled =
    !sandbox || ((await areThere(database, offsetMs)) && (await isSettled(database, accountId, offsetMs)));
  return { sandbox, now, offsetMs, settled };
}

const areThere = ({ db }: Database, offsetMs: number): Promise<boolean> =>
  clockFollowersAreAt(db, offsetMs, { seconds: FOLLOWS_SECONDS });

// A download that is ordered next is recorded by another service, in the period that its clock says.
async function followed({ database, clock }: ClockRouteParts): Promise<void> {
  const until = performance.now() + FOLLOW_MS_MAX;
  while (performance.now() < until && !(await areThere(database, clock.offsetMs()))) await setTimeout(FOLLOW_MS);
}

// Thrown, so that nothing is stored under the key.
async function move(tx: WriteTransaction, by: MoveClock['by'], request: FastifyRequest): Promise<void> {
  const executed = await tx.execute(
    sandboxClockStream,
    sandboxClock,
    { type: 'MoveClock', realAt: tx.realAt, by },
    contextOf(request),
  );
  if (executed.accepted) return;
  throw refuse(executed.refusal.code === 'too-far' ? refusals.clockTooFar : refusals.clockNotForward);
}

function moveOf({ days, to }: Static<typeof moveSandboxClock.body>): MoveClock['by'] {
  if (days !== undefined && to === undefined) return { days };
  const instant = days === undefined && to !== undefined ? readInstant(to) : null;
  if (instant === null) throw refuse(refusals.moveInvalid);
  return { to: instant };
}

function readInstant(text: string): string | null {
  try {
    return instantOf(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
