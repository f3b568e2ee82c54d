// One random life of an account at the chaos sandbox: it subscribes, changes, cancels, pays late, uses leads, is
// refunded and disputed; at the end everything is told, and what must hold is checked.
import { openEffects } from '@leadwright/eventsourcing/effects/effect';
import { inScope } from '@leadwright/postgres/scope';
import { customerKeyOf, planCall, processorCalls, type ProcessorCommand } from '../calls/processor-call.ts';
import type { ProviderEvent, ProviderSubscription } from '../processor.ts';
import { confirmSandboxPayment } from '../sandbox/confirmation/confirm-payment.ts';
import { openSandboxAccounts } from '../sandbox/open-sandbox-accounts.ts';
import { renewSandboxSubscriptions } from '../sandbox/renew-sandbox-subscriptions.ts';
import { idOf } from '../sandbox/sandbox-processor.ts';
import { accountOverTime } from '../../subscription/testing/account-over-time.ts';
import type { ChaosSandbox } from './chaos-sandbox.ts';
import { checkLife, invoicesOf, newest, type Life, type LifeCounts } from './life-checks.ts';

const DAY_MS = 86_400_000;
const PLANS = ['individual-unlimited', 'team-unlimited', 'rollover-50k'] as const;
const CARDS = [
  'tok_visa',
  'tok_visa',
  'tok_visa',
  'tok_declined',
  'tok_3ds',
  'tok_insufficient_after_1',
  'tok_dispute',
] as const;

/** Lives through one and throws where a rule is broken. */
export async function liveAtSandbox(
  chaos: ChaosSandbox,
  { accountId, random, counts }: { accountId: string; random: () => number; counts: LifeCounts },
): Promise<void> {
  await chaos.forget();
  chaos.offsetMs = 0;
  const clock = { at: '' };
  const account = accountOverTime({ store: chaos.store, accountId }, clock);
  const customerId = idOf('cus', customerKeyOf(accountId));
  const life: Life = { chaos, accountId, customerId, account, random, counts, late: [], keys: 0 };
  chaos.trouble = { ...chaos.trouble, random, lost: 0, away: 0 };
  setClock(life);
  await account.start('free-trial', clock.at);
  await openSandboxAccounts(chaos.parts, accountId);
  Object.assign(chaos.trouble, { lost: 0.25, away: 0.1 });
  for (let left = 6 + Math.floor(random() * 7); left > 0; left--) {
    await act(life);
    counts.actions += 1;
    await tell(life);
  }
  Object.assign(chaos.trouble, { lost: 0, away: 0 });
  await finish(life);
  await chaos.take(life.late);
  await chaos.take(await chaos.told());
  await chaos.handle();
  await chaos.reconcile();
  await checkLife(life);
}

const setClock = ({ account, chaos }: Life): void =>
  account.setClock(new Date(Date.now() + chaos.offsetMs).toISOString());

async function act(life: Life): Promise<void> {
  const { chaos, random } = life;
  const now = await newest(life);
  const dice = random();
  if (dice < 0.25) return passTime(life, now);
  if (dice < 0.35) return useSome(life);
  if (dice < 0.5) return payBack(life);
  if (!now || now.status === 'trial' || now.status === 'cancelled')
    return ask(life, { call: 'create-subscription', planId: pick(random, PLANS), cardToken: pick(random, CARDS) });
  if (now.status === 'past-due' && dice < 0.6) {
    await chaos.controls.limitCharges(now.subscriptionId, null);
    return chaos.controls.retryPayment(now.subscriptionId);
  }
  const { subscriptionId } = now;
  const timing = random() < 0.5 ? 'now' : 'at-renewal';
  if (dice < 0.75) return ask(life, { call: 'change-plan', subscriptionId, planId: pick(random, PLANS), timing });
  if (dice < 0.85) return ask(life, { call: 'change-card', cardToken: pick(random, CARDS) });
  if (dice < 0.9) return ask(life, { call: 'reactivate', subscriptionId });
  return ask(life, { call: 'cancel', subscriptionId, timing: random() < 0.5 ? 'now' : 'at-period-end' });
}

/** Asks, tries up to three times, and may leave the rest for later; then the holder may be asked. */
async function ask(life: Life, command: ProcessorCommand): Promise<void> {
  const { chaos, accountId, random } = life;
  const request = { command, context: { actorId: 'p', correlationId: 'c' } };
  const key = `${accountId}-${(life.keys += 1)}`;
  const planned = await inScope(chaos.database.db, [accountId], (trx) => planCall(trx, { accountId, key, request }));
  if (!planned.planned) return finish(life);
  for (let tries = Math.floor(random() * 4); tries > 0; tries--) {
    const performed = await chaos.perform(accountId, planned.id);
    if (performed?.state === 'failed' && performed.clientSecret !== undefined) {
      const { clientSecret } = performed;
      const answer = { accountId, clientSecret, approve: random() < 0.7 };
      // Twice now and then: two tabs.
      await Promise.all(
        Array.from({ length: random() < 0.3 ? 2 : 1 }, () => confirmSandboxPayment(chaos.parts, answer)),
      );
    }
    if (performed?.state !== 'pending') return;
  }
}

async function finish({ chaos, accountId }: Life): Promise<void> {
  const open = () => inScope(chaos.database.db, [accountId], (trx) => openEffects(trx, processorCalls.kind, accountId));
  for (let ids = await open(); ids.length > 0; ids = await open())
    for (const id of ids) await chaos.perform(accountId, id);
}

async function passTime(life: Life, now: ProviderSubscription | null): Promise<void> {
  const { chaos, random } = life;
  const renewsAt = now && now.status !== 'cancelled' ? Date.parse(now.periodEnd) - Date.now() + 1_000 : 0;
  chaos.offsetMs = Math.max(chaos.offsetMs + random() * 5 * DAY_MS, random() < 0.7 ? renewsAt : 0);
  setClock(life);
  await renewSandboxSubscriptions(chaos.parts);
}

async function useSome(life: Life): Promise<void> {
  const { account, random } = life;
  setClock(life);
  await account.goTo(new Date(Date.now() + life.chaos.offsetMs).toISOString());
  const rows = Math.floor((await account.available()) * random());
  if (rows > 0) await account.use(`d-${(life.keys += 1)}`, rows);
}

async function payBack(life: Life): Promise<void> {
  const { chaos, random } = life;
  const paid = (await invoicesOf(life)).filter(({ paidCents }) => paidCents > 0);
  if (paid.length === 0) return;
  const { invoiceId, paidCents, refundedCents, dispute } = pick(random, paid);
  life.counts.paidBack += 1;
  if (dispute === 'open') return chaos.controls.dispute(invoiceId, random() < 0.5 ? 'won' : 'lost');
  if (dispute === 'none' && random() < 0.4) return chaos.controls.dispute(invoiceId, 'open');
  // What the bank took back is not there to be paid back.
  if (dispute !== 'lost' && refundedCents < paidCents)
    await chaos.controls.refund(invoiceId, Math.ceil((paidCents - refundedCents) / 2));
}

async function tell({ chaos, random, counts, late }: Life): Promise<void> {
  const now: ProviderEvent[] = late.splice(0, Math.floor(random() * 4));
  for (const event of await chaos.told()) {
    const dice = random();
    if (dice < 0.15) continue;
    if (dice < 0.45) {
      late.push(event);
      counts.late += 1;
    } else now.push(event);
    if (random() < 0.3) {
      late.push(event);
      counts.repeated += 1;
    }
  }
  await chaos.take(now.sort(() => random() - 0.5));
  await chaos.handle();
}

function pick<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
