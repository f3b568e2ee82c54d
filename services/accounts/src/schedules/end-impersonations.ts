// They count for nothing before that already. A repeat finds none.
import { inScope } from '@leadwright/postgres/scope';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { impersonation, impersonationStream } from '../domain/impersonation.ts';
import { findOver } from '../projections/impersonation.ts';
import type { AccountsParts } from '../routes/parts.ts';

const AT_ONCE_MAX = 100;

type Parts = Pick<AccountsParts, 'database' | 'store'>;

export async function endImpersonations({ database, store }: Parts): Promise<number> {
  const over = await inScope(database.db, 'all', (trx) => findOver(trx, AT_ONCE_MAX));
  for (const { id, accountId, personId, over: because } of over) {
    if (because === null) continue;
    const ended = await store.execute(
      impersonationStream(accountId, id),
      impersonation,
      { type: 'StopImpersonation', because } as const,
      { actorId: 'service:accounts', onBehalfOf: personId, correlationId: id },
    );
    if (!ended.accepted) throw new Error(`an impersonation that exists was refused: ${ended.refusal.code}`);
  }
  return over.length;
}

export function endImpersonationsWork({ logger, ...parts }: Parts & { logger: Logger }): PeriodicWork {
  return {
    name: 'end of impersonations',
    everyMs: 60_000,
    runsIn: 'one',
    failure: 'ended impersonations were not recorded',
    round: async () => logger.debug({ ended: await endImpersonations(parts) }, 'impersonations ended'),
  };
}
