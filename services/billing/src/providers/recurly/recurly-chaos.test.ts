// T11: whatever is lost, repeated, failed or held, an effect charges and credits at most once and the adapter says what Recurly has.
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { netOf, type ChangeMoney } from '../../plans/domain/change-money.ts';
import { centsOf } from '../invoice/decimal-cents.ts';
import type { ProviderInvoice } from '../processor.ts';
import { createRecurlyProcessor } from './create-recurly-processor.ts';
import { openCredits } from './testing/pay-by-credit.ts';
import { startRecurlyLike, type RecurlyLike } from './testing/recurly-like.ts';
import { priceOf } from './testing/recurly-shapes.ts';
import { signedWebhook, notificationOf } from './testing/recurly-webhooks.ts';

const KEY = 'endpoint-key';
const PLANS = ['individual-unlimited', 'team-unlimited', 'rollover-50k'];
const trouble = fc.constantFrom('none', 'lost', 'failed', 'forgotten', 'lost-and-forgotten', 'declined');
const step = fc.record({
  kind: fc.constantFrom('subscribe', 'change-now', 'change-later', 'cancel', 'reactivate', 'renew'),
  plan: fc.integer({ min: 0, max: 2 }),
  trouble,
  repeats: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Half of them begin on the dearest plan, so that they go down. */
const sequence = fc
  .tuple(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 8 }))
  .map(([begun, steps]): Step[] =>
    begun ? [{ kind: 'subscribe', plan: 2, trouble: 'none', repeats: 1 }, ...steps] : steps,
  );

let server: RecurlyLike;
beforeAll(async () => {
  server = await startRecurlyLike();
});
afterAll(() => server.stop());

/** Of a change at this moment: up by time, down a part of what time would give back. */
function moneyOf(fromCents: number, toCents: number, at: string): ChangeMoney {
  const isDown = toCents < fromCents;
  return { at, creditCents: isDown ? Math.floor(fromCents / 2) : fromCents, chargeCents: isDown ? 1_000 : toCents };
}

function causeTrouble(kind: Step['trouble'], code: string): void {
  if (kind === 'forgotten' || kind === 'lost-and-forgotten') server.forgetKeys();
  if (kind === 'lost' || kind === 'lost-and-forgotten') server.loseNextAnswer();
  if (kind === 'failed') server.failNextAnswer();
  if (kind === 'declined') server.books.failNext.add(code);
}

describe('T11: 25 random sequences of commands, lost answers and repeats', () => {
  it('charge and credit each effect at most once, and what is read equals what Recurly has', async () => {
    const { books } = server;
    let run = 0;
    const processor = createRecurlyProcessor({ apiKey: server.apiKey, apiBase: server.apiBase, webhookKeys: [KEY] });
    const property = fc.asyncProperty(sequence, async (steps) => {
      const code = `chaos-${(run += 1)}`;
      await processor.createCustomer({ key: `${code}-customer`, accountId: code });
      const customerId = `code-${code}`;
      const tokenId = `token-${code}`;
      books.tokens.set(tokenId, 'good');
      const charges = (): number =>
        books.invoices.filter(({ account, type }) => account.code === code && type === 'charge').length;
      const credited = (key: string): number =>
        books.invoices.filter(({ line_items }) =>
          line_items.some(({ custom_fields = [] }) => custom_fields.some(({ value }) => value === key)),
        ).length;
      for (const [at, { kind, plan, trouble: what, repeats }] of steps.entries()) {
        const own = books.subscriptions.find(({ account, state }) => account.code === code && state !== 'expired');
        if (kind === 'renew') {
          if (own) books.passRenewal(own);
          continue;
        }
        const before = charges();
        const key = `${code}-effect-${at}`;
        const planId = PLANS[plan] ?? '';
        const subscriptionId = `uuid-${own?.uuid ?? 'none'}`;
        let figure: ChangeMoney | undefined;
        for (let repeat = 0; repeat < repeats; repeat += 1) {
          causeTrouble(repeat === 0 ? what : repeat === 1 ? 'forgotten' : 'none', code);
          if (kind === 'subscribe') await processor.createSubscription({ key, customerId, planId, cardToken: tokenId });
          else if (kind === 'cancel') await processor.cancel({ key, subscriptionId, timing: 'at-period-end' });
          else if (kind === 'reactivate') await processor.reactivate({ key, subscriptionId });
          else {
            const timing = kind === 'change-now' ? 'now' : 'at-renewal';
            const money = own && moneyOf(priceOf(own.plan.code), priceOf(planId), books.now);
            figure ??= money;
            const command = { key, subscriptionId, planId, timing, ...(figure ? { money: figure } : {}) } as const;
            const { done } = await processor.changePlan(command);
            const gives = timing === 'now' && figure !== undefined && netOf(figure) < 0;
            if (done) expect(credited(key)).toBe(gives ? 1 : 0);
          }
        }
        expect(credited(key)).toBeLessThanOrEqual(1);
        books.failNext.delete(code);
        expect(charges() - before).toBeLessThanOrEqual(1);
      }
      const read: ProviderInvoice[] = [];
      for await (const invoice of processor.listInvoices(customerId)) read.push(invoice);
      const left = openCredits(books.invoices, code).reduce((sum, { balance }) => sum + centsOf(balance), 0);
      expect(read.reduce((sum, { byCreditCents = 0 }) => sum + byCreditCents, 0)).toBe(left);
      for (const made of books.subscriptions.filter(({ account }) => account.code === code)) {
        expect(await processor.readSubscription(`uuid-${made.uuid}`)).toMatchObject({
          planId: made.plan.code,
          cancelAtPeriodEnd: made.state === 'canceled',
          nextPlanId: made.pending_change?.plan.code ?? null,
        });
      }
    });
    await fc.assert(property, cases(25));
  });

  it('keep their ids however often and in whatever order the webhooks come', () => {
    const processor = createRecurlyProcessor({ apiKey: 'none', webhookKeys: [KEY] });
    const { happened } = server.books;
    const texts = happened.map((what, at) => notificationOf(what, `note${at}`, '2026-01-10T09:00:00Z'));
    const idsOf = (sent: readonly string[]): string[] =>
      sent.flatMap((text) => {
        const nowMs = 1_767_000_000_000;
        const read = processor.readWebhook({ ...signedWebhook(text, [KEY], nowMs), nowMs });
        return read.accepted ? read.events.map(({ eventId }) => eventId) : ['refused'];
      });
    const ids = new Set(idsOf(texts));
    expect(ids.size).toBe(texts.length);
    expect(new Set(idsOf([...texts, ...texts].reverse()))).toEqual(ids);
  });
});
