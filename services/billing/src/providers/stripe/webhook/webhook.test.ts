// What a webhook of Stripe must show before it is believed, and what it is then about.
import { createHmac } from 'node:crypto';
import { createStripeProcessor } from '../create-stripe-processor.ts';
import { delivery, signedHeaders } from '../testing/webhooks-sent.ts';
import { parseWebhookSecrets } from './signature.ts';

const SECRET = 'whsec_now';
const NEXT = 'whsec_next';
const SENT_MS = 1_790_000_000_000;
const event = {
  id: 'evt_1',
  object: 'event',
  type: 'customer.subscription.updated',
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
};
const about = {
  eventId: 'evt_1',
  type: 'customer.subscription.updated',
  subscriptionId: 'sub_1',
  invoiceId: null,
  customerId: 'cus_1',
};
const processor = createStripeProcessor({
  secretKey: 'sk_test_1',
  webhookSecrets: `${SECRET},${NEXT}`,
  prices: 'team-unlimited=price_team',
});
const sent = delivery(event, { secret: SECRET, sentAtMs: SENT_MS });
const read = (changes: Partial<{ body: Uint8Array; headers: Record<string, string>; nowMs: number }> = {}) =>
  processor.readWebhook({ ...sent, nowMs: SENT_MS, ...changes });
const refused = (refusal: string) => ({ accepted: false, refusal });

describe('security S21: a webhook', () => {
  it('with a good signature is accepted and names what it is about', () => {
    expect(read()).toEqual({ accepted: true, events: [about] });
  });

  it('with any single bit of its body flipped is refused', () => {
    for (let bit = 0; bit < sent.body.length * 8; bit += 1) {
      const body = Uint8Array.from(sent.body);
      body[bit >> 3] = (body[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(read({ body })).toEqual(refused('signature-wrong'));
    }
  });

  it.each([
    ['300 s old', 300, true],
    ['301 s old', 301, false],
    ['300 s in the future', -300, true],
    ['301 s in the future', -301, false],
  ])('%s is judged by its age', (_, ageSeconds, accepted) => {
    const answer = read({ nowMs: SENT_MS + ageSeconds * 1000 });
    expect(answer).toEqual(accepted ? { accepted: true, events: [about] } : refused('too-old'));
  });

  it('with its time moved to now is refused, for the time is signed', () => {
    const header = sent.headers['stripe-signature'] ?? '';
    const headers = { 'stripe-signature': header.replace(/t=\d+/, `t=${SENT_MS / 1000 + 600}`) };
    expect(read({ headers, nowMs: SENT_MS + 600_000 })).toEqual(refused('signature-wrong'));
  });

  it('signed with a key that is not ours is refused', () => {
    expect(read({ headers: signedHeaders(sent.body, 'whsec_other', SENT_MS) })).toEqual(refused('signature-wrong'));
  });

  it('whose JSON was written again with the same content is refused', () => {
    const body = Buffer.from(JSON.stringify(event));
    expect(JSON.parse(body.toString())).toEqual(JSON.parse(Buffer.from(sent.body).toString()));
    expect(read({ body })).toEqual(refused('signature-wrong'));
  });

  it.each([
    ['no header', {}, 'signature-missing'],
    ['an empty header', { 'stripe-signature': ' ' }, 'signature-missing'],
    ['no time', { 'stripe-signature': `v1=${'0'.repeat(64)}` }, 'signature-wrong'],
    ['two times', { 'stripe-signature': `t=1,${sent.headers['stripe-signature']}` }, 'signature-wrong'],
    [
      'another scheme only',
      { 'stripe-signature': (sent.headers['stripe-signature'] ?? '').replace('v1=', 'v2=') },
      'signature-wrong',
    ],
    ['a short signature', { 'stripe-signature': `t=${SENT_MS / 1000},v1=ab` }, 'signature-wrong'],
    [
      'a digit too many',
      { 'stripe-signature': (sent.headers['stripe-signature'] ?? '').replace(/v1=[0-9a-f]+/, '$&0') },
      'signature-wrong',
    ],
  ])('with %s is refused', (_, headers, refusal) => {
    expect(read({ headers: headers as Record<string, string> })).toEqual(refused(refusal));
  });

  it('that is sent again has the same event id, by which it is dropped', () => {
    const again = delivery(event, { secret: SECRET, sentAtMs: SENT_MS + 259_200_000 });
    expect(processor.readWebhook({ ...again, nowMs: again.sentAtMs })).toEqual(read());
  });

  it('is accepted under the old and the new key while the key is replaced, and with one good signature of several', () => {
    const { 'stripe-signature': header } = signedHeaders(sent.body, NEXT, SENT_MS);
    expect(read({ headers: { 'Stripe-Signature': header ?? '' } })).toEqual(read());
    const time = SENT_MS / 1000;
    const good = createHmac('sha256', NEXT).update(`${time}.`).update(sent.body).digest('hex');
    const several = { 'stripe-signature': `t=${time},v1=${'0'.repeat(64)},v1=${good}` };
    expect(read({ headers: several })).toEqual(read());
  });

  it.each([
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['an event without an id', '{"type":"a"}'],
  ])('that is signed but holds %s is refused as such', (_, text) => {
    const body = Buffer.from(text);
    expect(read({ body, headers: signedHeaders(body, SECRET, SENT_MS) })).toEqual(refused('body-invalid'));
  });

  it('with bytes that are no text is refused though it is signed, never read as something else', () => {
    const body = Buffer.concat([Buffer.from('{"id":"evt_1","type":"a'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(read({ body, headers: signedHeaders(body, SECRET, SENT_MS) })).toEqual(refused('body-invalid'));
  });

  it.each([[''], [' '], ['whsec_a,'], ['whsec_a, whsec_b'], ['whsec a'], ['whsec_a\n']])(
    'cannot be taken under the secrets %j: the start is refused',
    (text) => {
      expect(() => parseWebhookSecrets(text)).toThrow('STRIPE_WEBHOOK_SECRETS');
    },
  );
});

describe('an event', () => {
  const parent = { subscription_details: { subscription: 'sub_1' } };
  it.each([
    [
      'customer.subscription.deleted',
      { id: 'sub_1', customer: 'cus_1' },
      { subscriptionId: 'sub_1', customerId: 'cus_1' },
    ],
    [
      'subscription_schedule.updated',
      { id: 'x', subscription: 'sub_1', customer: 'cus_1' },
      { subscriptionId: 'sub_1', customerId: 'cus_1' },
    ],
    [
      'subscription_schedule.released',
      { id: 'x', subscription: null, released_subscription: 'sub_1', customer: 'cus_1' },
      { subscriptionId: 'sub_1', customerId: 'cus_1' },
    ],
    [
      'invoice.paid',
      { id: 'in_1', customer: 'cus_1', parent },
      { invoiceId: 'in_1', subscriptionId: 'sub_1', customerId: 'cus_1' },
    ],
    [
      'invoice.payment_failed',
      { id: 'in_1', customer: { id: 'cus_1' }, parent: null },
      { invoiceId: 'in_1', customerId: 'cus_1' },
    ],
    ['invoice_payment.paid', { id: 'x', invoice: 'in_1' }, { invoiceId: 'in_1' }],
    [
      'credit_note.created',
      { id: 'x', invoice: 'in_1', customer: 'cus_1' },
      { invoiceId: 'in_1', customerId: 'cus_1' },
    ],
    [
      'charge.refunded',
      { id: 'ch_1', payment_intent: 'pi_1', customer: 'cus_1' },
      { paymentId: 'pi_1', customerId: 'cus_1' },
    ],
    [
      'charge.refunded',
      { id: 'ch_1', payment_intent: null, customer: 'cus_1' },
      { paymentId: 'ch_1', customerId: 'cus_1' },
    ],
    ['charge.refund.updated', { id: 're_1', charge: 'ch_1', payment_intent: 'pi_1' }, { paymentId: 'pi_1' }],
    ['charge.dispute.created', { id: 'du_1', charge: 'ch_1', payment_intent: 'pi_1' }, { paymentId: 'pi_1' }],
    ['charge.dispute.closed', { id: 'du_1', charge: 'ch_1', payment_intent: null }, { paymentId: 'ch_1' }],
    ['refund.failed', { id: 're_1', charge: 'ch_1', payment_intent: 'pi_1' }, { paymentId: 'pi_1' }],
    ['payment_method.attached', { id: 'pm_1', customer: 'cus_1' }, { customerId: 'cus_1' }],
    ['customer.updated', { id: 'cus_1' }, { customerId: 'cus_1' }],
    ['customer.tax_id.created', { id: 'txi_1' }, {}],
    ['radar.early_fraud_warning.created', { id: 'x', charge: 'ch_1' }, {}],
    ['something.new', { id: 'x', customer: 'cus_1', subscription: 'sub_1' }, {}],
  ])('%s %j is about %j', (type, object, names) => {
    const { body, headers } = delivery(
      { id: 'evt_2', object: 'event', type, data: { object } },
      { secret: SECRET, sentAtMs: SENT_MS },
    );
    const nothing = { eventId: 'evt_2', type, subscriptionId: null, invoiceId: null, customerId: null };
    expect(read({ body, headers })).toEqual({ accepted: true, events: [{ ...nothing, ...names }] });
  });
});
