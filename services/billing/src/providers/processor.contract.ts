// What billing relies on of every processor; each adapter runs it against a provider that the test controls.
import type { Outcome, Processor, ProviderInvoice, ProviderSubscription } from './processor.ts';

/** `good`, `other`: charged. `declined`, `expired`: refused. `authentication`: refused until the holder confirms. */
export type TestCard = 'good' | 'other' | 'declined' | 'expired' | 'authentication';

/** Bytes and headers (names in lower case) as the provider sends them, and when it signed them (real time). */
export type SentWebhook = { body: Uint8Array; headers: Record<string, string>; sentAtMs: number };

/** The plans `individual-unlimited`, `team-unlimited` and `rollover-50k` are on sale, monthly, each dearer. */
export type ProviderUnderTest = {
  processor: Processor;
  /** What a month of this plan costs there, in cents. */
  priceOf(planId: string): number;
  cardToken(card: TestCard): Promise<string> | string;
  last4: { good: string; other: string };
  /** The holder confirms. Answers the token for a new try; null: the first try's subscription is then live. */
  authenticate(clientSecret: string): Promise<string | null>;
  /** Moves the provider's time just past the end of this subscription's period. The provider does what is due. */
  passRenewal(subscriptionId: string): Promise<void>;
  failNextCharge(customerId: string): Promise<void>;
  retryPayment(subscriptionId: string): Promise<void>;
  /** The address that this customer has at the provider; absent where the provider keeps none. */
  emailOf?(customerId: string): string | null;
  refund(invoiceId: string, cents: number): Promise<void>;
  /** `null`: this provider sends no events about disputes. A lost or won one was opened before. */
  dispute: ((invoiceId: string, state: 'open' | 'lost' | 'won') => Promise<void>) | null;
  addInvoices(customerId: string, count: number): Promise<void>;
  /** The provider does what the next call asks, but its answer does not arrive. */
  loseNextAnswer(): void | Promise<void>;
  /** The webhook about this subscription that the provider sends now; signed with a key that is not ours on demand. */
  webhook(subscriptionId: string, signedWith?: 'wrong-key'): Promise<SentWebhook>;
  signatureHeader: string;
  stop(): Promise<void>;
};

const SMALL = 'individual-unlimited';
const TEAM = 'team-unlimited';
const LARGE = 'rollover-50k';
const MANY = 230;

/** Runs the contract; `open` is called once, and every case makes customers of its own. */
export function processorContract(open: () => Promise<ProviderUnderTest>): void {
  let provider: ProviderUnderTest;
  let processor: Processor;
  let made = 0;
  beforeAll(async () => {
    provider = await open();
    ({ processor } = provider);
  });
  afterAll(() => provider.stop());

  const newKey = (): string => `contract-${(made += 1)}-${process.pid}`;
  const newCustomer = async (): Promise<string> => {
    const key = newKey();
    return value(await processor.createCustomer({ key, accountId: `account-${key}` })).customerId;
  };
  const subscribe = async (planId = SMALL, customerId?: string): Promise<ProviderSubscription> =>
    value(
      await processor.createSubscription({
        key: newKey(),
        customerId: customerId ?? (await newCustomer()),
        planId,
        cardToken: await provider.cardToken('good'),
      }),
    );
  const read = async (subscriptionId: string): Promise<ProviderSubscription> => {
    const found = await processor.readSubscription(subscriptionId);
    if (!found) throw new Error(`${subscriptionId} is not known any more`);
    return found;
  };
  const invoicesOf = async (customerId: string): Promise<ProviderInvoice[]> => {
    const invoices: ProviderInvoice[] = [];
    for await (const invoice of processor.listInvoices(customerId)) invoices.push(invoice);
    return invoices;
  };
  const newestOf = async (customerId: string): Promise<ProviderInvoice> => {
    const [newest] = await invoicesOf(customerId);
    if (!newest) throw new Error(`${customerId} has no invoice`);
    return newest;
  };
  const isCharged = async (customerId: string): Promise<boolean> =>
    (await invoicesOf(customerId)).some(({ paidCents }) => paidCents > 0);

  describe('a customer', () => {
    it('is made once under one key, and found by it', async () => {
      const key = newKey();
      const command = { key, accountId: `account-${key}` };
      const first = value(await processor.createCustomer(command));
      expect(value(await processor.createCustomer(command))).toEqual(first);
      expect(await processor.findCustomer(key)).toEqual(first);
    });

    it('is not made for another account under a key that was used', async () => {
      const key = newKey();
      const first = value(await processor.createCustomer({ key, accountId: `account-${key}` }));
      await expectNo(() => processor.createCustomer({ key, accountId: `other-${key}` }));
      expect(await processor.findCustomer(key)).toEqual(first);
    });

    it('whose making got no answer is found by the key, and a repeat makes no second one', async () => {
      const key = newKey();
      const command = { key, accountId: `account-${key}` };
      await provider.loseNextAnswer();
      expect(await processor.createCustomer(command)).toMatchObject({ done: false, unknown: true });
      const found = await processor.findCustomer(key);
      expect(found).toEqual({ customerId: expect.any(String) });
      expect(value(await processor.createCustomer(command))).toEqual(found);
    });

    it('that was never made is found by no key', async () => {
      expect(await processor.findCustomer(newKey())).toBeNull();
    });
  });

  describe('the card on file', () => {
    it('pays for a subscription that nobody is there to give a card for, once under its key', async () => {
      const before = await subscribe();
      const { customerId, subscriptionId } = before;
      value(await processor.cancel({ key: newKey(), subscriptionId, timing: 'now' }));
      const command = { key: newKey(), customerId, planId: TEAM, cardToken: null };
      const made = value(await processor.createSubscription(command));
      expect(made).toMatchObject({ planId: TEAM, status: 'live', card: { last4: provider.last4.good } });
      expect(value(await processor.createSubscription(command)).subscriptionId).toBe(made.subscriptionId);
      expect((await newestOf(customerId)).paidCents).toBe(provider.priceOf(TEAM));
      expect(await invoicesOf(customerId)).toHaveLength(2);
    });

    it('of a customer that has none is refused, and nothing is charged', async () => {
      const customerId = await newCustomer();
      const command = { key: newKey(), customerId, planId: TEAM, cardToken: null };
      const refused = await processor.createSubscription(command);
      expect(refused).toMatchObject({ done: false, refusal: { code: 'card-invalid' } });
      expect(await isCharged(customerId)).toBe(false);
    });
  });

  describe('a refund', () => {
    it('pays a part of an invoice back once under its key, and the rest after it', async () => {
      const { customerId } = await subscribe();
      const { invoiceId, paidCents } = await newestOf(customerId);
      const part = { key: newKey(), invoiceId, cents: 1_234 };
      expect(value(await processor.refund(part))).toEqual({ invoiceId });
      expect(value(await processor.refund(part))).toEqual({ invoiceId });
      expect(await newestOf(customerId)).toMatchObject({ paidCents, refundedCents: 1_234 });
      value(await processor.refund({ key: newKey(), invoiceId, cents: paidCents - 1_234 }));
      expect(await processor.readInvoice(invoiceId)).toMatchObject({ refundedCents: paidCents });
    });

    it('of more than is left is refused for good, and pays nothing', async () => {
      const { customerId } = await subscribe();
      const { invoiceId, paidCents } = await newestOf(customerId);
      const refused = await processor.refund({ key: newKey(), invoiceId, cents: paidCents + 1 });
      expect(refused).toMatchObject({ done: false, refusal: { code: 'not-possible' } });
      expect((await newestOf(customerId)).refundedCents).toBe(0);
    });

    it('whose answer was lost shows on the invoice, and a repeat under its key pays no second time', async () => {
      const { customerId } = await subscribe();
      const { invoiceId } = await newestOf(customerId);
      const command = { key: newKey(), invoiceId, cents: 500 };
      await provider.loseNextAnswer();
      expect(await processor.refund(command)).toMatchObject({ done: false, unknown: true });
      expect(await processor.readInvoice(invoiceId)).toMatchObject({ refundedCents: 500 });
      value(await processor.refund(command));
      expect(await processor.readInvoice(invoiceId)).toMatchObject({ refundedCents: 500 });
    });
  });

  describe("a customer's address", () => {
    const tell = (customerId: string, email: string) => processor.changeEmail({ customerId, email });

    it('is the newest that was told, however often it was told', async () => {
      const customerId = await newCustomer();
      for (const email of ['first@example.test', 'second@example.test', 'second@example.test'])
        expect(value(await tell(customerId, email))).toEqual({ customerId });
      expect(provider.emailOf?.(customerId) ?? 'second@example.test').toBe('second@example.test');
    });

    it('of a customer that the provider does not know is refused for good', async () => {
      expect(await tell('nobody', 'first@example.test')).toMatchObject({
        done: false,
        refusal: { code: 'not-found' },
      });
    });
  });

  describe('a new subscription', () => {
    it('is live, with its card, its paid period and one paid invoice over the price', async () => {
      const subscription = await subscribe(TEAM);
      expect(subscription).toMatchObject({
        planId: TEAM,
        status: 'live',
        nextPlanId: null,
        cancelAtPeriodEnd: false,
        endedAt: null,
        card: { last4: provider.last4.good },
      });
      expect(subscription.periodStart < subscription.periodEnd).toBe(true);
      expect(await read(subscription.subscriptionId)).toEqual(subscription);
      const [invoice, ...others] = await invoicesOf(subscription.customerId);
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({
        customerId: subscription.customerId,
        subscriptionId: subscription.subscriptionId,
        status: 'paid',
        reason: 'first',
        planId: TEAM,
        periodStart: subscription.periodStart,
        periodEnd: subscription.periodEnd,
        currency: 'USD',
        dueCents: provider.priceOf(TEAM),
        paidCents: provider.priceOf(TEAM),
        refundedCents: 0,
        dispute: 'none',
      });
      expect(invoice && sumOf(invoice)).toBe(provider.priceOf(TEAM));
    });

    it('gives its instants in UTC with microseconds', async () => {
      const { periodStart, periodEnd, customerId } = await subscribe();
      const { issuedAt, paidAt } = await newestOf(customerId);
      for (const at of [periodStart, periodEnd, issuedAt, paidAt])
        expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    });

    it('is made and charged once under one key, and found by it', async () => {
      const customerId = await newCustomer();
      const command = { key: newKey(), customerId, planId: SMALL, cardToken: await provider.cardToken('good') };
      const first = value(await processor.createSubscription(command));
      expect(value(await processor.createSubscription(command)).subscriptionId).toBe(first.subscriptionId);
      expect(await processor.findSubscription(command.key)).toEqual(first);
      expect(await invoicesOf(customerId)).toHaveLength(1);
    });

    it('is charged once when two calls with one key come at the same moment', async () => {
      const customerId = await newCustomer();
      const command = { key: newKey(), customerId, planId: SMALL, cardToken: await provider.cardToken('good') };
      const outcomes = await Promise.allSettled([
        processor.createSubscription(command),
        processor.createSubscription(command),
      ]);
      const ids = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' && outcome.value.done ? [outcome.value.value.subscriptionId] : [],
      );
      expect(new Set(ids).size).toBe(1);
      expect(await invoicesOf(customerId)).toHaveLength(1);
    });

    it('is not made with another plan under a key that was used', async () => {
      const customerId = await newCustomer();
      const command = { key: newKey(), customerId, planId: SMALL, cardToken: await provider.cardToken('good') };
      const first = value(await processor.createSubscription(command));
      await expectNo(() => processor.createSubscription({ ...command, planId: LARGE }));
      expect(await read(first.subscriptionId)).toMatchObject({ planId: SMALL });
      expect(await invoicesOf(customerId)).toHaveLength(1);
    });

    it('that got no answer is found by its key, and a repeat does not charge again', async () => {
      const customerId = await newCustomer();
      const command = { key: newKey(), customerId, planId: SMALL, cardToken: await provider.cardToken('good') };
      await provider.loseNextAnswer();
      expect(await processor.createSubscription(command)).toMatchObject({ done: false, unknown: true });
      const found = await processor.findSubscription(command.key);
      expect(found).toMatchObject({ customerId, status: 'live' });
      expect(value(await processor.createSubscription(command)).subscriptionId).toBe(found?.subscriptionId);
      expect(await invoicesOf(customerId)).toHaveLength(1);
    });

    it.each([
      ['declined', 'card-declined'],
      ['expired', 'card-expired'],
    ] as const)('with a card that is %s is refused with a sentence, and nothing is charged', async (card, code) => {
      const customerId = await newCustomer();
      const command = { key: newKey(), customerId, planId: SMALL, cardToken: await provider.cardToken(card) };
      const refused = await processor.createSubscription(command);
      expect(refused).toMatchObject({ done: false, refusal: { code, message: expect.stringMatching(/\w/) } });
      expect(await isCharged(customerId)).toBe(false);
      expect((await processor.findSubscription(command.key))?.status ?? 'incomplete').not.toBe('live');
      expect(await processor.createSubscription(command)).toMatchObject({ done: false, refusal: { code } });
    });

    it('takes a good card after a declined one, under a new key', async () => {
      const customerId = await newCustomer();
      const declined = await provider.cardToken('declined');
      await processor.createSubscription({ key: newKey(), customerId, planId: SMALL, cardToken: declined });
      expect(await subscribe(SMALL, customerId)).toMatchObject({ status: 'live' });
    });

    it('whose card wants its holder is charged only after the holder has confirmed', async () => {
      const customerId = await newCustomer();
      const cardToken = await provider.cardToken('authentication');
      const command = { key: newKey(), customerId, planId: SMALL, cardToken };
      const asked = await processor.createSubscription(command);
      expect(asked).toMatchObject({ done: false, refusal: { code: 'authentication-required' } });
      expect(await isCharged(customerId)).toBe(false);
      const secret = 'clientSecret' in asked ? asked.clientSecret : undefined;
      if (secret === undefined) throw new Error('the page does not know what to ask the holder');
      const became = async () => processor.findConfirmation?.({ key: command.key, customerId, subscriptionId: null });
      const isTold = processor.findConfirmation !== undefined;
      if (isTold) expect(await became()).toEqual({ state: 'waiting', clientSecret: secret });
      const token = await provider.authenticate(secret);
      const subscription =
        token === null
          ? await processor.findSubscription(command.key)
          : value(await processor.createSubscription({ ...command, key: newKey(), cardToken: token }));
      expect(subscription).toMatchObject({ status: 'live', planId: SMALL });
      expect(isTold).toBe(token === null);
      if (isTold) expect(await became()).toEqual({ state: 'confirmed' });
      expect((await invoicesOf(customerId)).filter(({ status }) => status === 'paid')).toHaveLength(1);
    });

    it('for a customer that does not exist is refused', async () => {
      const cardToken = await provider.cardToken('good');
      const command = { key: newKey(), customerId: 'nobody-we-know', planId: SMALL, cardToken };
      expect(await processor.createSubscription(command)).toMatchObject({
        done: false,
        refusal: { code: 'not-found' },
      });
    });

    it('that was never made is found by no key', async () => {
      expect(await processor.findSubscription(newKey())).toBeNull();
    });
  });

  describe('a renewal', () => {
    it('begins where the last period ended, with a paid invoice of its own', async () => {
      const before = await subscribe();
      await provider.passRenewal(before.subscriptionId);
      const after = await read(before.subscriptionId);
      expect(after).toMatchObject({ status: 'live', periodStart: before.periodEnd, planId: SMALL });
      const invoices = await invoicesOf(before.customerId);
      expect(invoices.map(({ reason, status, dueCents }) => ({ reason, status, dueCents }))).toEqual([
        { reason: 'renewal', status: 'paid', dueCents: provider.priceOf(SMALL) },
        { reason: 'first', status: 'paid', dueCents: provider.priceOf(SMALL) },
      ]);
      expect(invoices[0]).toMatchObject({ periodStart: after.periodStart, periodEnd: after.periodEnd });
    });

    it('that cannot be charged makes the subscription past due; a later payment makes it live again', async () => {
      const { subscriptionId, customerId } = await subscribe();
      await provider.failNextCharge(customerId);
      await provider.passRenewal(subscriptionId);
      expect(await read(subscriptionId)).toMatchObject({ status: 'past-due' });
      const unpaid = await newestOf(customerId);
      expect(unpaid).toMatchObject({ reason: 'renewal', paidCents: 0, paidAt: null });
      expect(['open', 'past-due']).toContain(unpaid.status);
      await provider.retryPayment(subscriptionId);
      expect(await read(subscriptionId)).toMatchObject({ status: 'live' });
      expect(await processor.readInvoice(unpaid.invoiceId)).toMatchObject({
        status: 'paid',
        paidCents: provider.priceOf(SMALL),
      });
      expect(await invoicesOf(customerId)).toHaveLength(2);
    });
  });

  describe('a change of plan', () => {
    it('now takes the new plan inside the period and charges the difference once', async () => {
      const before = await subscribe();
      const command = { key: newKey(), subscriptionId: before.subscriptionId, planId: LARGE, timing: 'now' as const };
      const after = value(await processor.changePlan(command));
      expect(after).toMatchObject({ planId: LARGE, status: 'live', nextPlanId: null, periodEnd: before.periodEnd });
      value(await processor.changePlan(command));
      const invoices = await invoicesOf(before.customerId);
      expect(invoices.map(({ reason }) => reason)).toEqual(['change', 'first']);
      const [change] = invoices;
      if (!change) throw new Error('the change has no invoice');
      expect(change).toMatchObject({ status: 'paid', planId: LARGE });
      expect(sumOf(change)).toBe(change.dueCents);
      expect(change.lines.filter(({ amountCents }) => amountCents < 0).map(({ planId }) => planId)).toEqual([SMALL]);
      expect(change.lines.filter(({ amountCents }) => amountCents > 0).map(({ planId }) => planId)).toEqual([LARGE]);
      expect(change.dueCents).toBeGreaterThan(0);
      expect(change.dueCents).toBeLessThanOrEqual(provider.priceOf(LARGE) - provider.priceOf(SMALL));
    });

    it('now changes nothing when the card is refused', async () => {
      const { subscriptionId, customerId } = await subscribe();
      await provider.failNextCharge(customerId);
      const command = { key: newKey(), subscriptionId, planId: LARGE, timing: 'now' as const };
      expect(await processor.changePlan(command)).toMatchObject({ done: false, refusal: { code: 'card-declined' } });
      expect(await read(subscriptionId)).toMatchObject({ planId: SMALL, status: 'live' });
      expect((await invoicesOf(customerId)).filter(({ paidCents }) => paidCents > 0)).toHaveLength(1);
    });

    it('now that got no answer stands when the subscription is read again, charged once', async () => {
      const { subscriptionId, customerId } = await subscribe();
      const command = { key: newKey(), subscriptionId, planId: LARGE, timing: 'now' as const };
      await provider.loseNextAnswer();
      expect(await processor.changePlan(command)).toMatchObject({ done: false, unknown: true });
      expect(await read(subscriptionId)).toMatchObject({ planId: LARGE });
      expect(value(await processor.changePlan(command))).toMatchObject({ planId: LARGE });
      expect(await invoicesOf(customerId)).toHaveLength(2);
    });

    it('at renewal is announced, charges nothing now, and begins with the next period at its price', async () => {
      const { subscriptionId, customerId } = await subscribe(TEAM);
      const command = { key: newKey(), subscriptionId, planId: SMALL, timing: 'at-renewal' as const };
      expect(value(await processor.changePlan(command))).toMatchObject({ planId: TEAM, nextPlanId: SMALL });
      expect(await invoicesOf(customerId)).toHaveLength(1);
      await provider.passRenewal(subscriptionId);
      expect(await read(subscriptionId)).toMatchObject({ planId: SMALL, nextPlanId: null });
      expect(await newestOf(customerId)).toMatchObject({
        reason: 'renewal',
        planId: SMALL,
        paidCents: provider.priceOf(SMALL),
      });
    });

    it('of an unknown subscription is refused', async () => {
      const command = { key: newKey(), subscriptionId: 'nothing-we-know', planId: LARGE, timing: 'now' as const };
      expect(await processor.changePlan(command)).toMatchObject({ done: false, refusal: { code: 'not-found' } });
    });
  });

  describe('a cancellation', () => {
    it('at the period’s end leaves it live until then; then it has ended and is charged no more', async () => {
      const { subscriptionId, customerId, periodEnd } = await subscribe();
      const command = { key: newKey(), subscriptionId, timing: 'at-period-end' as const };
      expect(value(await processor.cancel(command))).toMatchObject({
        status: 'live',
        cancelAtPeriodEnd: true,
        endedAt: null,
        periodEnd,
      });
      await provider.passRenewal(subscriptionId);
      expect(await read(subscriptionId)).toMatchObject({ status: 'cancelled', endedAt: periodEnd });
      expect(await invoicesOf(customerId)).toHaveLength(1);
    });

    it('now ends it at once, for ever, also when it is asked again', async () => {
      const { subscriptionId, periodStart, periodEnd } = await subscribe();
      const now = { subscriptionId, timing: 'now' as const };
      const ended = value(await processor.cancel({ key: newKey(), ...now }));
      expect(ended.status).toBe('cancelled');
      expect([periodStart, ended.endedAt, periodEnd].sort()).toEqual([periodStart, ended.endedAt, periodEnd]);
      await processor.cancel({ key: newKey(), ...now });
      expect(await read(subscriptionId)).toMatchObject({ status: 'cancelled', endedAt: ended.endedAt });
    });

    it('at the period’s end is taken back by reactivating, and the renewal comes', async () => {
      const { subscriptionId, customerId } = await subscribe();
      value(await processor.cancel({ key: newKey(), subscriptionId, timing: 'at-period-end' }));
      const again = value(await processor.reactivate({ key: newKey(), subscriptionId }));
      expect(again).toMatchObject({ status: 'live', cancelAtPeriodEnd: false });
      await provider.passRenewal(subscriptionId);
      expect(await invoicesOf(customerId)).toHaveLength(2);
    });

    it('now is not taken back by reactivating', async () => {
      const { subscriptionId } = await subscribe();
      value(await processor.cancel({ key: newKey(), subscriptionId, timing: 'now' }));
      expect(await processor.reactivate({ key: newKey(), subscriptionId })).toMatchObject({ done: false });
      expect(await read(subscriptionId)).toMatchObject({ status: 'cancelled' });
    });

    it('of an unknown subscription is refused', async () => {
      const command = { key: newKey(), subscriptionId: 'nothing-we-know', timing: 'now' as const };
      expect(await processor.cancel(command)).toMatchObject({ done: false, refusal: { code: 'not-found' } });
    });
  });

  describe('the quote of a change of plan', () => {
    it('is what the change then charges, and charges nothing itself', async () => {
      const { subscriptionId, customerId, planId } = await subscribe();
      if (!processor.quoteChange) throw new Error('this adapter has no quote');
      const asked = { subscriptionId, planId: TEAM };
      const before = await invoicesOf(customerId);
      const quoted = await processor.quoteChange(asked);
      expect([await invoicesOf(customerId), (await read(subscriptionId))?.planId]).toEqual([before, planId]);
      value(await processor.changePlan({ key: newKey(), ...asked, timing: 'now' }));
      const { dueCents } = await newestOf(customerId);
      expect(dueCents).toBeGreaterThan(0);
      // The sandbox's time goes on in between.
      expect((quoted?.chargeCents ?? 0) - dueCents).toBeGreaterThanOrEqual(0);
      expect((quoted?.chargeCents ?? 0) - dueCents).toBeLessThanOrEqual(1);
      expect(await processor.quoteChange(asked)).toEqual({ chargeCents: 0 });
    });

    it('of an unknown subscription is none', async () => {
      expect(await processor.quoteChange?.({ subscriptionId: 'nothing-we-know', planId: TEAM })).toBeNull();
    });
  });

  describe('a plan', () => {
    it('is sold for what a month of it costs, and one that the provider does not have for nothing', async () => {
      const { soldFor } = processor;
      // Who sells at our price is not asked.
      if (!soldFor) return expect(processor.name).toBe('sandbox');
      expect(await soldFor(TEAM)).toBe(provider.priceOf(TEAM));
      expect(await soldFor('per-record-300000-1200')).toBeNull();
    });
  });

  describe('a card', () => {
    it('that is changed is the one that is shown and charged from then on', async () => {
      const { subscriptionId, customerId } = await subscribe();
      const cardToken = await provider.cardToken('other');
      const changed = value(await processor.changeCard({ key: newKey(), customerId, cardToken }));
      expect(changed.card).toMatchObject({ last4: provider.last4.other, expYear: expect.any(Number) });
      await provider.passRenewal(subscriptionId);
      expect(await read(subscriptionId)).toMatchObject({ status: 'live', card: { last4: provider.last4.other } });
    });

    it('that is refused leaves the old one in place', async () => {
      const { subscriptionId, customerId } = await subscribe();
      const cardToken = await provider.cardToken('declined');
      const refused = await processor.changeCard({ key: newKey(), customerId, cardToken });
      expect(refused).toMatchObject({ done: false, refusal: { code: 'card-declined' } });
      expect(await read(subscriptionId)).toMatchObject({ card: { last4: provider.last4.good } });
    });
  });

  describe('invoices', () => {
    it('are listed all, newest first, each once, over many pages', async () => {
      const { customerId } = await subscribe();
      await provider.addInvoices(customerId, MANY);
      const invoices = await invoicesOf(customerId);
      expect(new Set(invoices.map(({ invoiceId }) => invoiceId)).size).toBe(MANY + 1);
      expect(invoices).toHaveLength(MANY + 1);
      const issued = invoices.map(({ issuedAt }) => issuedAt);
      expect(issued).toEqual([...issued].sort().reverse());
    });

    it('say what was refunded, in part and whole', async () => {
      const { customerId } = await subscribe();
      const { invoiceId } = await newestOf(customerId);
      const paidCents = provider.priceOf(SMALL);
      await provider.refund(invoiceId, 2_000);
      expect(await processor.readInvoice(invoiceId)).toMatchObject({ refundedCents: 2_000, paidCents });
      await provider.refund(invoiceId, paidCents - 2_000);
      expect(await processor.readInvoice(invoiceId)).toMatchObject({ refundedCents: paidCents });
    });

    it('say whether a dispute is open, lost or won, where the provider says so', async () => {
      const { customerId } = await subscribe();
      const { invoiceId } = await newestOf(customerId);
      const disputeOf = async (): Promise<string | undefined> => (await processor.readInvoice(invoiceId))?.dispute;
      if (!provider.dispute) return expect(await disputeOf()).toBe('none');
      await provider.dispute(invoiceId, 'open');
      expect(await disputeOf()).toBe('open');
      await provider.dispute(invoiceId, 'won');
      expect(['won', 'none']).toContain(await disputeOf());
      await provider.dispute(invoiceId, 'open');
      expect(await processor.readInvoice(invoiceId)).toMatchObject({ dispute: 'open', disputes: 2 });
      const other = await newestOf((await subscribe()).customerId);
      await provider.dispute(other.invoiceId, 'open');
      await provider.dispute(other.invoiceId, 'lost');
      expect((await processor.readInvoice(other.invoiceId))?.dispute).toBe('lost');
    });

    it('and unknown subscriptions are null', async () => {
      expect(await processor.readInvoice('nothing-we-know')).toBeNull();
      expect(await processor.readSubscription('nothing-we-know')).toBeNull();
    });
  });

  describe('a webhook', () => {
    it('that is signed is taken and names its event and what it is about; a repeat has the same id', async () => {
      const { subscriptionId } = await subscribe();
      const { body, headers, sentAtMs: nowMs } = await provider.webhook(subscriptionId);
      const first = processor.readWebhook({ body, headers, nowMs });
      if (!first.accepted) throw new Error(first.refusal);
      const [event] = first.events;
      expect(event).toMatchObject({
        eventId: expect.stringMatching(/\S/),
        type: expect.stringMatching(/\S/),
        subscriptionId,
      });
      expect(processor.readWebhook({ body, headers, nowMs: nowMs + 60_000 })).toEqual(first);
    });

    it('with one bit flipped, anywhere, is refused', async () => {
      const { subscriptionId } = await subscribe();
      const { body, headers, sentAtMs: nowMs } = await provider.webhook(subscriptionId);
      for (const at of [0, Math.floor(body.length / 2), body.length - 1]) {
        const flipped = Uint8Array.from(body);
        flipped[at] = (flipped[at] ?? 0) ^ 1;
        expect(processor.readWebhook({ body: flipped, headers, nowMs })).toEqual({
          accepted: false,
          refusal: 'signature-wrong',
        });
      }
    });

    it('from ten minutes ago, or ten minutes ahead, is refused', async () => {
      const { subscriptionId } = await subscribe();
      const { body, headers, sentAtMs } = await provider.webhook(subscriptionId);
      for (const nowMs of [sentAtMs + 600_000, sentAtMs - 600_000])
        expect(processor.readWebhook({ body, headers, nowMs })).toEqual({ accepted: false, refusal: 'too-old' });
    });

    it('signed with another key is refused', async () => {
      const { subscriptionId } = await subscribe();
      const { body, headers, sentAtMs: nowMs } = await provider.webhook(subscriptionId, 'wrong-key');
      expect(processor.readWebhook({ body, headers, nowMs })).toEqual({ accepted: false, refusal: 'signature-wrong' });
    });

    it('without a signature, or with an empty one, is refused', async () => {
      const { subscriptionId } = await subscribe();
      const { body, headers, sentAtMs: nowMs } = await provider.webhook(subscriptionId);
      const { [provider.signatureHeader]: signature, ...unsigned } = headers;
      expect(signature).toMatch(/\w/);
      expect(processor.readWebhook({ body, headers: unsigned, nowMs })).toEqual({
        accepted: false,
        refusal: 'signature-missing',
      });
      const empty = { ...headers, [provider.signatureHeader]: ' ' };
      expect(processor.readWebhook({ body, headers: empty, nowMs }).accepted).toBe(false);
    });
  });
}

function value<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.done) throw new Error(`the provider did not do it: ${JSON.stringify(outcome)}`);
  return outcome.value;
}

// A used key with other content: the provider may refuse it, or answer with an error. It never does it.
async function expectNo(call: () => Promise<Outcome<unknown>>): Promise<void> {
  const outcome = await call().catch(() => ({ done: false }));
  expect(outcome.done).toBe(false);
}

function sumOf({ lines }: ProviderInvoice): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
