import { Type } from 'typebox';
import { v7 as uuidV7 } from 'uuid';
import { listUnsettled, tryNow, type UnsettledEffect } from '@leadwright/eventsourcing/effects/dead-letter';
import type { OperationEvent } from '@leadwright/eventsourcing/log/operation-events';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { CallParts } from './perform-call.ts';
import type { ProcessorCaller } from './processor-caller.ts';
import type { ProcessorRequest } from './processor-call.ts';
import { settleDeadCall } from './settle-dead-call.ts';

const Call = Type.Object({
  id: Type.String(),
  accountId: Type.String(),
  call: Type.String(),
  state: Type.String(),
  tries: Type.Integer(),
  reason: Type.String(),
  since: Type.String(),
});
const Ids = Type.Object(
  { ids: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 100 }) },
  { additionalProperties: false },
);
const Settled = Type.Object({ id: Type.String(), state: Type.String() });

type Parts = Pick<CallParts, 'database' | 'store' | 'processor' | 'refresh' | 'refused'> & {
  caller: Pick<ProcessorCaller, 'callNow'>;
};

/** GET /internal/calls and POST /internal/calls/settlements; each settlement is an event of the log with who asked. */
export function unsettledCallRoutes(app: HttpApp, parts: Parts): void {
  const { database, store } = parts;
  const list = (ids?: string[]): Promise<UnsettledEffect<ProcessorRequest>[]> =>
    inScope(database.db, 'all', (trx) => listUnsettled<ProcessorRequest>(trx, ids));
  app.get(
    '/internal/calls',
    { schema: { hide: true, response: { 200: Type.Object({ calls: Type.Array(Call) }) } }, config: operatorAccess },
    async () => ({ calls: (await list()).map(shown) }),
  );
  app.post(
    '/internal/calls/settlements',
    {
      schema: {
        hide: true,
        body: Ids,
        response: { 200: Type.Object({ settled: Type.Array(Settled), notUnsettled: Type.Array(Type.String()) }) },
      },
      config: operatorAccess,
    },
    async (request) => {
      const { ids } = request.body;
      const common = { redriveId: uuidV7(), consumer: 'billing.calls', topic: `calls.${parts.processor.name}` };
      const record = async (event: OperationEvent): Promise<void> => {
        const stream = { accountId: 'system', streamId: 'redrives-billing.calls' };
        await store.transaction(['system'], (tx) => tx.record(stream, [event], contextOf(request)));
      };
      await record({ type: 'RedriveStarted', ...common, waiting: ids.length });
      const settled: { id: string; state: string }[] = [];
      for (const call of await list(ids)) settled.push({ id: call.id, state: await settle(parts, call) });
      const applied = settled.filter(({ state }) => state === 'done' || state === 'failed').length;
      const end = { outcome: 'redriven' as const, applied, left: ids.length - applied, stoppedAtSeq: 0, failure: '' };
      await record({ type: 'RedriveEnded', ...common, ...end });
      return { settled, notUnsettled: ids.filter((id) => !settled.some((each) => each.id === id)) };
    },
  );
}

/** `pending`: the processor has no answer yet. */
async function settle(parts: Parts, call: UnsettledEffect<ProcessorRequest>): Promise<string> {
  if (call.state === 'dead') return settleDeadCall(parts, call).catch(() => 'pending');
  // It is still tried: the next try looks it up first, as always.
  await inScope(parts.database.db, [call.accountId], (trx) => tryNow(trx, call.id));
  return (await parts.caller.callNow(call.accountId, call.id)).state;
}

// Without the request: it holds a token of a card.
function shown({ id, accountId, request, state, tries, reason, diedAt }: UnsettledEffect<ProcessorRequest>) {
  return { id, accountId, call: request.command.call, state, tries, reason, since: isoFromPostgres(diedAt) };
}
