import type { ConsumedBy } from '@leadwright/contracts/topology';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { checkChain, type ChainReport, type ChainStores } from '../chain/check-chain.ts';
import type { AuditStored } from '../contracts.ts';
import { recordRead } from './read-trail.ts';
import { verifyChain, EVENTS_MAX } from '@leadwright/contracts/routes/audit/book';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/audit/refusals';

export type CheckChainParts = {
  store: EventStore<AuditStored>;
  chainStores(service: ConsumedBy<'audit'>, accountId: string): ChainStores;
};

type ChainRange = { account: string; service: ConsumedBy<'audit'>; from?: number; to?: number };

/** At the public port. The check is recorded as a read of the trail before it begins. */
export function checkChainRoute(app: HttpApp, parts: CheckChainParts): void {
  implement(app, verifyChain, (request) => checked(parts, request, request.query));
}

/** At the internal port, for scripts/operate. */
export function operatorChainRoute(app: HttpApp, parts: CheckChainParts): void {
  app.get(
    '/internal/chain',
    { schema: { hide: true, querystring: verifyChain.query, response: verifyChain.answers }, config: operatorAccess },
    (request) => checked(parts, request, request.query),
  );
}

async function checked(
  parts: CheckChainParts,
  request: Parameters<typeof recordRead>[1],
  { account, service, from = 1, to = from + EVENTS_MAX - 1 }: ChainRange,
): Promise<ChainReport & { account: string; service: string; asked: number }> {
  if (from > to || to - from >= EVENTS_MAX) throw refuse(refusals.rangeInvalid);
  await recordRead(parts, request, account, `check of the hash chain of ${service}`);
  const report = await checkChain(parts.chainStores(service, account), { from, to });
  return { account, service, asked: to, ...report };
}
