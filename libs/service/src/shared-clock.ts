// The database's time plus how far a sandbox moved it; each service keeps the owner's offset in its own database. It
// only grows: a late or repeated answer changes nothing (docs/decisions/0031-one-clock-for-the-sandbox.md).
import { hostname } from 'node:os';
import { clockOwner, serviceNames, type ServiceName } from '@leadwright/contracts/topology';
import { raiseClockOffset, readClockOffset, type ClockFollower } from '@leadwright/eventsourcing/store/clock-offset';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { PeriodicWork } from './run-periodically.ts';
import { createAsking } from './when-to-ask.ts';

/** `owned`: the owner, with a sandbox. `real`: the owner with a provider outside, whose time nobody moves. */
export type ClockKind = 'followed' | 'owned' | 'real';

export type SharedClock = {
  /** How far the log's clock is ahead of the database's, milliseconds; 0 where no sandbox moved it. */
  offsetMs(): number;
  /** Takes over what stands in this service's database, such as a move that was just committed. */
  refresh(): Promise<void>;
  work: PeriodicWork[];
};

export type ClockParts = {
  kind: ClockKind;
  database: Database;
  /** Asks the owner, and says how far this clock was moved; null where the configuration does not say where it is. */
  ask: ((offsetMs: number) => Promise<OwnersClock>) | null;
  /** How many of the owner's records were received so far; absent where it is not listened to. */
  heard?: () => number;
  logger: Logger;
};

export const clockMoved = 'clock-moved';

const OwnersClockSchema = Type.Object({ sandbox: Type.Boolean(), offsetMs: Type.Integer({ minimum: 0 }) });
const FollowerSchema = Type.Partial(
  Type.Object({
    host: Type.String({ minLength: 1, maxLength: 253 }),
    offsetMs: Type.Integer({ minimum: 0 }),
  }),
);
export type OwnersClock = { sandbox: boolean; offsetMs: number };

const FOLLOW_MS = 2_000;
const TIMEOUT_MS = 1_000;

/** Throws for an owner with a provider outside on a database whose clock a sandbox moved. */
export async function openSharedClock({ kind, database, ask, heard, logger }: ClockParts): Promise<SharedClock> {
  let offset = await readClockOffset(database.db);
  if (kind === 'real') {
    if (offset > 0)
      throw new Error('a sandbox moved the clock of this database: a payment provider outside cannot follow it');
    return { offsetMs: () => 0, refresh: async () => undefined, work: [] };
  }
  const refresh = async (): Promise<void> => {
    const stored = await readClockOffset(database.db);
    if (stored <= offset) return;
    offset = stored;
    database.wakes.wake(clockMoved);
  };
  let asks = kind === 'followed' ? ask : null;
  let said: number | undefined;
  const asking = createAsking(heard, () => performance.now());
  const follow = async (): Promise<void> => {
    // Another instance of this service may have moved the clock, or been told.
    await refresh();
    const isDue = asking.isDue();
    // Asked again after each move, because the owner waits until it is told that this clock was moved too.
    for (let ask = isDue || said !== offset; ask && asks; ask = said !== offset) {
      const saying = offset;
      const told = await asks(saying).catch((error: unknown) => {
        // The owner is away: what is known stays, and the next round asks again.
        logger.debug({ err: error }, 'the owner of the clock cannot be asked');
      });
      if (!told) return;
      said = saying;
      asking.answered();
      // No sandbox here, and none comes without a restart.
      if (!told.sandbox) asks = null;
      else if (told.offsetMs > offset) {
        await raiseClockOffset(database.db, told.offsetMs);
        await refresh();
      }
    }
  };
  await follow();
  const work: PeriodicWork = {
    name: 'clock of the sandbox',
    everyMs: FOLLOW_MS,
    runsIn: 'each',
    failure: 'the clock was not compared; the last known offset stays',
    round: async () => {
      if (kind === 'owned' || asks) await follow();
    },
  };
  return { offsetMs: () => offset, refresh, work: [work] };
}

export function askOwner(baseUrl: string, service: ServiceName, tokens: ServiceTokens) {
  return async (offsetMs: number): Promise<OwnersClock> => {
    const headers = { authorization: `Bearer ${tokens.sign(clockOwner, 'internal', asService(service))}` };
    const follower = new URLSearchParams({ host: hostname(), offsetMs: String(offsetMs) });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${baseUrl}/internal/clock?${follower.toString()}`, { headers, signal });
    if (!response.ok) throw new Error(`${clockOwner} answers ${response.status} when asked for its clock`);
    return Value.Parse(OwnersClockSchema, await response.json());
  };
}

/** Who asks says on which host it runs and how far it follows; one of an earlier release says neither. */
export function ownersClockRoute(
  app: HttpApp,
  now: () => OwnersClock,
  asked: (follower: ClockFollower) => Promise<void>,
): void {
  const callers = serviceNames.filter((name) => name !== clockOwner);
  app.get<{ Querystring: Static<typeof FollowerSchema> }>(
    '/internal/clock',
    {
      schema: { hide: true, querystring: FollowerSchema, response: { 200: OwnersClockSchema } },
      config: { access: 'internal', callers, periodic: true },
    },
    async ({ caller: { service }, query: { host, offsetMs } }) => {
      const clock = now();
      if (clock.sandbox && service !== null && host !== undefined && offsetMs !== undefined)
        await asked({ service, host, offsetMs });
      return clock;
    },
  );
}
