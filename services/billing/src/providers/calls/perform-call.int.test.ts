import { takeDue } from '@leadwright/eventsourcing/effects/effect';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import type { Outcome, Processor } from '../processor.ts';
import { startSandboxUnderTest, type SandboxUnderTest } from '../sandbox/testing/sandbox-under-test.ts';
import { customerOf } from '../projections/processor-customer.ts';
import { performCall, type CallParts } from './perform-call.ts';
import { startProcessorCaller, type ProcessorCaller } from './processor-caller.ts';
import {
  planCall,
  processorCalls,
  type DueCall,
  type ProcessorCommand,
  type ProcessorRequest,
} from './processor-call.ts';

let sandbox: SandboxUnderTest;
let made = 0;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const inAccount = <Result>(accountId: string, work: Parameters<typeof inScope<Result>>[2]): Promise<Result> =>
  inScope(sandbox.database.db, [accountId], work);
const store = {
  transaction: ([accountId = '']: string[], work: (tx: { db: unknown; at: string }) => Promise<unknown>) =>
    inAccount(accountId, (trx) => work({ db: trx, at: new Date().toISOString() })),
} as unknown as EventStore;
const partsWith = (more: Partial<CallParts> = {}): CallParts => ({
  store,
  database: sandbox.database,
  processor: sandbox.processor,
  logger: createLogger('test', 'silent'),
  refresh: async () => undefined,
  tellFirstEmail: async () => undefined,
  refused: async () => undefined,
  ...more,
});
const newAccount = (): string => `account-${(made += 1)}`;
const plan = async (
  accountId: string,
  command: ProcessorCommand,
  key = `key-${(made += 1)}`,
  money?: ProcessorRequest['money'],
) => {
  const context = { actorId: 'p', correlationId: 'c' };
  const request: ProcessorRequest = { command, context, ...(money === undefined ? {} : { money }) };
  const planned = await inAccount(accountId, (trx) => planCall(trx, { accountId, key, request }));
  if (!planned.planned) throw new Error(planned.refusal);
  return planned.id;
};
/** The effect as the worker takes it, once its pause or lease is over. */
const take = async (accountId: string, id: string): Promise<DueCall> => {
  const due = await inAccount(accountId, async (trx) => {
    await sql`update effect set next_try_at = clock_timestamp() where id = ${id}`.execute(trx);
    return takeDue<ProcessorRequest>(trx, processorCalls, id);
  });
  if (!due) throw new Error(`${id} is not due`);
  return due;
};
const rowOf = (accountId: string, id: string) =>
  inAccount(accountId, async (trx) => {
    const { rows } = await sql<{
      state: string;
      reason: string | null;
    }>`select state, reason from effect where id = ${id}`.execute(trx);
    return rows[0];
  });
const invoicesOf = async (accountId: string): Promise<number> => {
  const customer = await inAccount(accountId, (trx) => customerOf(trx, accountId));
  let count = 0;
  if (customer)
    for await (const invoice of sandbox.processor.listInvoices(customer.customerId))
      count += invoice.paidCents > 0 ? 1 : 0;
  return count;
};
const firstInvoiceOf = async (accountId: string): Promise<string> => {
  const customer = await inAccount(accountId, (trx) => customerOf(trx, accountId));
  for await (const { invoiceId } of sandbox.processor.listInvoices(customer?.customerId ?? '')) return invoiceId;
  throw new Error(`${accountId} was charged nothing`);
};
/** Counts what the processor is asked to do. */
const counting = (more: Partial<Processor> = {}) => {
  const calls: string[] = [];
  const processor: Processor = {
    ...sandbox.processor,
    createCustomer: (command) => (calls.push('createCustomer'), sandbox.processor.createCustomer(command)),
    createSubscription: (command) => (calls.push('createSubscription'), sandbox.processor.createSubscription(command)),
    cancel: (command) => (calls.push('cancel'), sandbox.processor.cancel(command)),
    ...more,
  };
  return { calls, processor };
};
const subscribe = { call: 'create-subscription', planId: 'individual-unlimited', cardToken: 'tok_visa' } as const;

describe('a call to the processor', () => {
  it('makes the customer and the subscription, and remembers both', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, subscribe);
    expect(await performCall(partsWith(), await take(accountId, id))).toEqual({ state: 'done' });
    expect(await rowOf(accountId, id)).toMatchObject({ state: 'done' });
    const customer = await inAccount(accountId, (trx) => customerOf(trx, accountId, 'sandbox'));
    expect(await sandbox.processor.readSubscription(customer?.subscriptionId ?? '')).toMatchObject({ status: 'live' });
  });

  it('has the address of a new customer told before its first payment, and planned for one that had none', async () => {
    const accountId = newAccount();
    const { calls, processor } = counting();
    const planned = () =>
      inAccount(accountId, async (trx) => {
        const id = `customer-email-first-${accountId}`;
        return (await sql`delete from effect where id = ${id} returning state`.execute(trx)).rows;
      });
    const tellFirstEmail = async () => void calls.push('tellFirstEmail');
    const first = await plan(accountId, subscribe);
    await performCall(partsWith({ processor, tellFirstEmail }), await take(accountId, first));
    expect(calls).toEqual(['createCustomer', 'tellFirstEmail', 'createSubscription']);
    expect(await planned()).toEqual([{ state: 'planned' }]);
    const second = await plan(accountId, { call: 'change-card', cardToken: 'tok_visa' });
    await performCall(partsWith({ processor, tellFirstEmail }), await take(accountId, second));
    expect(calls).toHaveLength(3);
    expect(await planned()).toEqual([{ state: 'planned' }]);
  });

  it('whose answer was lost is settled by a look-up, and is not made again', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, { call: 'create-customer' });
    await performCall(partsWith(), await take(accountId, id));
    const second = await plan(accountId, subscribe);
    await sandbox.loseNextAnswer();
    expect(await performCall(partsWith(), await take(accountId, second))).toEqual({ state: 'pending' });
    expect(await rowOf(accountId, second)).toMatchObject({ state: 'unknown' });
    const { calls, processor } = counting();
    expect(await performCall(partsWith({ processor }), await take(accountId, second))).toEqual({ state: 'done' });
    expect(calls).toEqual([]);
    expect(await invoicesOf(accountId)).toBe(1);
  });

  it('that stays without an answer ends before its lease, is looked up, and charges once', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, subscribe);
    const silent = counting({
      createSubscription: async (command) => {
        await sandbox.processor.createSubscription(command);
        return new Promise<never>(() => undefined);
      },
    });
    const parts = partsWith({ processor: silent.processor, answerMs: 200 });
    expect(await performCall(parts, await take(accountId, id))).toEqual({ state: 'pending' });
    expect(await rowOf(accountId, id)).toEqual({ state: 'unknown', reason: 'no-answer-in-time' });
    await eventually(async () =>
      expect(await sandbox.processor.findSubscription(id)).toMatchObject({ status: 'live', planId: subscribe.planId }),
    );
    expect(await performCall(partsWith(), await take(accountId, id))).toEqual({ state: 'done' });
    expect(await invoicesOf(accountId)).toBe(1);
  });

  it('that never arrived is made again under its own key', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, subscribe);
    const keys: string[] = [];
    const away = counting({
      createSubscription: async ({ key }): Promise<Outcome<never>> => {
        keys.push(key);
        return { done: false, unknown: true, reason: 'timeout' };
      },
    });
    await performCall(partsWith({ processor: away.processor }), await take(accountId, id));
    expect(await performCall(partsWith(), await take(accountId, id))).toEqual({ state: 'done' });
    expect(keys).toEqual([id]);
    expect(await sandbox.processor.findSubscription(id)).toMatchObject({ status: 'live' });
    expect(await invoicesOf(accountId)).toBe(1);
  });

  it('is not repeated while the processor cannot be asked what became of it', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, subscribe);
    await sandbox.processor.createCustomer({ key: 'warm-up', accountId: 'warm-up' });
    const lost = counting({ createSubscription: async () => ({ done: false, unknown: true, reason: 'timeout' }) });
    await performCall(partsWith({ processor: lost.processor }), await take(accountId, id));
    const blind = counting({
      findSubscription: async () => {
        throw new Error('503');
      },
    });
    expect(await performCall(partsWith({ processor: blind.processor }), await take(accountId, id))).toEqual({
      state: 'pending',
    });
    expect(blind.calls).toEqual([]);
    expect(await rowOf(accountId, id)).toMatchObject({ state: 'unknown', reason: 'no-answer' });
  });

  it('that was done but not booked is booked later, and charges once', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, subscribe);
    const refresh = async (): Promise<void> => {
      throw new Error('the database is away');
    };
    expect(await performCall(partsWith({ refresh }), await take(accountId, id))).toEqual({ state: 'pending' });
    let booked = 0;
    const again = partsWith({ refresh: async () => void (booked += 1) });
    expect(await performCall(again, await take(accountId, id))).toEqual({ state: 'done' });
    expect([booked, await invoicesOf(accountId)]).toEqual([1, 1]);
  });

  it('that is refused has failed for good with the code', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, { ...subscribe, cardToken: 'tok_declined' });
    expect(await performCall(partsWith(), await take(accountId, id))).toMatchObject({
      state: 'failed',
      refusal: { code: 'card-declined' },
    });
    expect(await rowOf(accountId, id)).toEqual({ state: 'failed', reason: 'card-declined' });
  });

  it('without an answer after six tries is a dead letter', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, subscribe);
    const { processor } = counting({
      createSubscription: async () => ({ done: false, unknown: true, reason: 'timeout' }),
    });
    for (let i = 0; i < 6; i += 1) await performCall(partsWith({ processor }), await take(accountId, id));
    expect(await rowOf(accountId, id)).toEqual({ state: 'dead', reason: 'timeout' });
  });

  it('that the loop has taken is awaited by its request', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, subscribe);
    let answer = (): void => undefined;
    let caller: ProcessorCaller | undefined;
    await new Promise<void>((reached) => {
      const createCustomer: Processor['createCustomer'] = async (command) => {
        if (command.accountId === accountId) {
          reached();
          await new Promise<void>((resolve) => (answer = resolve));
        }
        return sandbox.processor.createCustomer(command);
      };
      caller = startProcessorCaller(partsWith({ processor: { ...sandbox.processor, createCustomer } }));
    });
    const asked = await Promise.all([caller?.callNow(accountId, id), answer()]);
    await caller?.stop();
    expect(asked[0]).toEqual({ state: 'done' });
    expect(await invoicesOf(accountId)).toBe(1);
  });

  it('waits for the account’s call before it, and takes its key for no other command', async () => {
    const accountId = newAccount();
    await plan(accountId, subscribe, 'same');
    await expect(plan(accountId, { ...subscribe, planId: 'team-unlimited' }, 'same')).rejects.toThrow('key-reused');
    await expect(plan(accountId, subscribe, 'other')).rejects.toThrow('call-under-way');
  });

  it('to refund has its invoice read again, however old it is, also where the answer was lost', async () => {
    const accountId = newAccount();
    await performCall(partsWith(), await take(accountId, await plan(accountId, subscribe)));
    const invoiceId = await firstInvoiceOf(accountId);
    const refund = (refundedCents: number) => plan(accountId, { call: 'refund', invoiceId, cents: 100, refundedCents });
    const named: (readonly string[])[] = [];
    const parts = partsWith({ refresh: async (_, invoiceIds) => void named.push(invoiceIds) });
    expect(await performCall(parts, await take(accountId, await refund(0)))).toEqual({ state: 'done' });
    const second = await refund(100);
    await sandbox.loseNextAnswer();
    expect(await performCall(parts, await take(accountId, second))).toEqual({ state: 'pending' });
    expect(await performCall(parts, await take(accountId, second))).toEqual({ state: 'done' });
    expect(named).toEqual([[invoiceId], [invoiceId]]);
  });

  it('to refund keeps only another refund and a change that is paid waiting, and waits only for those', async () => {
    const [accountId, subscriptionId] = [newAccount(), 'sub_1'];
    const refund = { call: 'refund', invoiceId: 'in_1', cents: 100, refundedCents: 0 } as const;
    const cancel = { call: 'cancel', subscriptionId, timing: 'at-period-end' } as const;
    const change = { call: 'change-plan', subscriptionId, planId: 'team-unlimited', timing: 'now' } as const;
    const money = { at: '2026-12-01T00:00:00.000000Z', creditCents: 100, chargeCents: 0 };
    await plan(accountId, refund);
    await expect(plan(accountId, refund)).rejects.toThrow('call-under-way');
    await expect(plan(accountId, change, 'paid', money)).rejects.toThrow('call-under-way');
    await plan(accountId, cancel);
    await expect(plan(accountId, { ...cancel, call: 'reactivate' })).rejects.toThrow('call-under-way');
    const other = newAccount();
    await plan(other, cancel);
    await plan(other, refund);
    const third = newAccount();
    await plan(third, change, 'paid', money);
    await expect(plan(third, refund)).rejects.toThrow('call-under-way');
  });

  it('to cancel is settled by reading the subscription again', async () => {
    const accountId = newAccount();
    const id = await plan(accountId, subscribe);
    await performCall(partsWith(), await take(accountId, id));
    const subscriptionId = (await sandbox.processor.findSubscription(id))?.subscriptionId ?? '';
    const cancel = await plan(accountId, { call: 'cancel', subscriptionId, timing: 'now' });
    await sandbox.loseNextAnswer();
    await performCall(partsWith(), await take(accountId, cancel));
    const { calls, processor } = counting();
    expect(await performCall(partsWith({ processor }), await take(accountId, cancel))).toEqual({ state: 'done' });
    expect(calls).toEqual([]);
  });
});
