import { Type, type Static } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { Database } from '@leadwright/postgres/database';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { SharedClock } from '@leadwright/service/shared-clock';
import { DAYS_MAX, sandboxClock, type MoveClock } from '../domain/sandbox-clock.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { sandboxClockStream } from '../../kernel/domain/streams.ts';
import { refusals } from '../../kernel/refusals.ts';
import { CallHeaders, keyOf } from '../../kernel/idempotency-key.ts';
import { clockExamples } from './examples.ts';
import { isSettled } from '../projections/settled.ts';

export type ClockRouteParts = {
  database: Database;
  store: EventStore;
  /** Whether payments go to the sandbox; a provider outside has a clock of its own. */
  sandbox: boolean;
  clock: Pick<SharedClock, 'offsetMs' | 'refresh'>;
};

const ClockSchema = Type.Object({
  sandbox: Type.Boolean({ description: 'false: real payments; the clock is the real one and cannot be moved.' }),
  now: Type.String({ description: 'What the clock shows.' }),
  offsetMs: Type.Integer({ minimum: 0, description: 'How far it is ahead of real time, milliseconds.' }),
  settled: Type.Boolean({
    description: 'Whether all that was due for this account by now has reached its subscription, invoices and leads.',
  }),
});

const Body = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: DAYS_MAX, description: 'Forward by so many days of 24 hours; or `to`.' }),
    ),
    to: Type.Optional(
      Type.String({ maxLength: 40, description: 'Forward to this instant, such as 2027-01-01T00:00:00Z.' }),
    ),
  },
  { additionalProperties: false },
);

/** GET and POST /api/v2/sandbox/clock: what the sandbox's clock shows, and moving it forward for everybody. */
export function sandboxClockRoutes(app: HttpApp, parts: ClockRouteParts): void {
  app.get(
    '/api/v2/sandbox/clock',
    {
      schema: { tags: ['sandbox'], summary: "What the sandbox's clock shows", response: { 200: ClockSchema } },
      config: { access: 'member', example: clockExamples.get },
    },
    async (request) => shown(parts, accountOf(request)),
  );
  app.post(
    '/api/v2/sandbox/clock',
    {
      schema: {
        tags: ['sandbox'],
        summary: "Move the sandbox's clock forward",
        description: 'For all accounts of this installation. Log-ins and links keep real time.',
        headers: CallHeaders,
        body: Body,
        response: { 200: ClockSchema },
      },
      config: {
        access: 'admin',
        refusals: [
          refusals.idempotencyKeyMissing,
          refusals.idempotencyKeyReused,
          refusals.noSandbox,
          refusals.moveInvalid,
          refusals.clockNotForward,
          refusals.clockTooFar,
        ],
        example: clockExamples.move,
      },
    },
    async (request) => {
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
      return shown(parts, accountId);
    },
  );
}

async function shown(
  { database, clock, sandbox }: ClockRouteParts,
  accountId: string,
): Promise<Static<typeof ClockSchema>> {
  const offsetMs = clock.offsetMs();
  const now = new Date(Date.now() + offsetMs).toISOString();
  return { sandbox, now, offsetMs, settled: !sandbox || (await isSettled(database, accountId, offsetMs)) };
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

function moveOf({ days, to }: Static<typeof Body>): MoveClock['by'] {
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
