import { listUnsettled } from '@leadwright/eventsourcing/effects/dead-letter';
import { endEffect, takeDue } from '@leadwright/eventsourcing/effects/effect';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import type { Processor } from '../processor.ts';
import { startSandboxUnderTest, type SandboxUnderTest } from '../sandbox/testing/sandbox-under-test.ts';
import { rememberCustomer } from '../projections/processor-customer.ts';
import { stockOffer, takeOffer } from '../../plans/projections/given-promotions.ts';
import { takePromo } from '../../plans/projections/taken-marks.ts';
import { planCall, processorCalls, type ProcessorCommand, type ProcessorRequest } from './processor-call.ts';
import { settleDeadCall } from './settle-dead-call.ts';

let sandbox: SandboxUnderTest;
let made = 0;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(sandbox.database.db, 'all', work);
const store = {
  transaction: (_accounts: string[], work: (tx: { db: unknown; at: string }) => Promise<unknown>) =>
    inAll((trx) => work({ db: trx, at: new Date().toISOString() })),
} as unknown as EventStore;
let refreshed: string[] = [];
const partsWith = (more: Partial<Processor> = {}) => ({
  store,
  database: sandbox.database,
  processor: { ...sandbox.processor, ...more },
  refresh: async (accountId: string) => void refreshed.push(accountId),
  refused: async () => undefined,
});

/** A call that was given up after the processor had, or had not, done it. */
async function givenUp(isDone: boolean): Promise<{ accountId: string; id: string; customerId: string }> {
  made += 1;
  refreshed = [];
  const accountId = `account-${made}`;
  const customer = await sandbox.processor.createCustomer({ key: `customer-${made}`, accountId });
  if (!customer.done) throw new Error('no customer');
  const { customerId } = customer.value;
  const command: ProcessorCommand = { call: 'create-subscription', planId: 'team-unlimited', cardToken: 'tok_visa' };
  const request: ProcessorRequest = { command, context: { actorId: 'p', correlationId: 'c' } };
  const id = await inAll(async (trx) => {
    await rememberCustomer(trx, accountId, { processor: 'sandbox', customerId });
    const planned = await planCall(trx, { accountId, key: 'k', request });
    if (!planned.planned) throw new Error(planned.refusal);
    await takeDue(trx, processorCalls, planned.id);
    await endEffect(trx, planned.id, { state: 'dead', reason: 'timeout' });
    return planned.id;
  });
  if (isDone)
    await sandbox.processor.createSubscription({
      key: id,
      customerId,
      planId: 'team-unlimited',
      cardToken: 'tok_visa',
    });
  return { accountId, id, customerId };
}

const callOf = async (id: string) => {
  const [call] = await inAll((trx) => listUnsettled<ProcessorRequest>(trx, [id]));
  if (!call) throw new Error(`${id} is settled`);
  return call;
};
const rowOf = (id: string) =>
  inAll(async (trx) => {
    const { rows } = await sql<{
      state: string;
      reason: string | null;
    }>`select state, reason from effect where id = ${id}`.execute(trx);
    return rows[0];
  });
const chargesOf = async (customerId: string): Promise<number> => {
  let count = 0;
  for await (const _ of sandbox.processor.listInvoices(customerId)) count += 1;
  return count;
};

describe('a call that was given up', () => {
  it('and was done is booked once somebody asks, and charges nothing more', async () => {
    const { accountId, id, customerId } = await givenUp(true);
    expect(await settleDeadCall(partsWith(), await callOf(id))).toBe('done');
    expect(await rowOf(id)).toEqual({ state: 'done', reason: null });
    expect([refreshed, await chargesOf(customerId)]).toEqual([[accountId], 1]);
  });

  it('and was never done stays undone: it is not made long after it was asked for', async () => {
    const { id, customerId } = await givenUp(false);
    expect(await settleDeadCall(partsWith(), await callOf(id))).toBe('failed');
    expect(await rowOf(id)).toEqual({ state: 'failed', reason: 'not-done' });
    expect(await chargesOf(customerId)).toBe(0);
  });

  it('leaves the promotion that it took itself, and none that a later payment took', async () => {
    for (const isLater of [false, true]) {
      const { accountId, id } = await givenUp(false);
      const taking = { accountId, planId: 'team-unlimited', adjustmentId: `given-${id}`, at: new Date().toISOString() };
      const own = { accountId, marks: [`card:${id}`], at: taking.at, callId: isLater ? 'later' : id };
      await inAll(async (trx) => {
        await stockOffer(trx, taking.adjustmentId, 1);
        expect(await takeOffer(trx, { ...taking, callId: own.callId })).toBe(true);
        expect(await takePromo(trx, 'team-unlimited', own)).toBe(true);
      });
      await settleDeadCall(partsWith(), await callOf(id));
      const another = { ...own, accountId: `${accountId}-another`, callId: null };
      const isFree = await inAll(async (trx) => [
        await takePromo(trx, 'team-unlimited', another),
        await takeOffer(trx, { ...taking, ...another }),
      ]);
      expect(isFree).toEqual([!isLater, !isLater]);
    }
  });

  it('stays as it is while the processor cannot be asked', async () => {
    const { id } = await givenUp(true);
    const findSubscription = async (): Promise<never> => {
      throw new Error('503');
    };
    await expect(settleDeadCall(partsWith({ findSubscription }), await callOf(id))).rejects.toThrow('503');
    expect(await rowOf(id)).toEqual({ state: 'dead', reason: 'timeout' });
  });
});
