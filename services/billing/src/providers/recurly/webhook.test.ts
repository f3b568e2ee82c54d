import type { Happened } from './testing/recurly-books.ts';
import { notificationOf, signedWebhook } from './testing/recurly-webhooks.ts';
import { readWebhook } from './webhook.ts';

const NOW = 1_767_000_000_000;
const KEY = 'endpoint-key';
const renewed: Happened = { objectType: 'subscription', eventType: 'renewed', uuid: 'f00d', code: 'acme' };
const text = notificationOf(renewed, 'ra8foq26o2zz', '2026-01-10T09:00:00Z');
const good = signedWebhook(text, [KEY], NOW);
const read = (webhook: { body: Uint8Array; headers: Record<string, string> }, nowMs = NOW, keys = [KEY]) =>
  readWebhook(keys, { ...webhook, nowMs });
const wrong = { accepted: false, refusal: 'signature-wrong' };
const withHeader = (signature: string) => ({ ...good, headers: { 'recurly-signature': signature } });

describe('security S21: a webhook of Recurly', () => {
  it('that is good is taken, and says what it is about', () => {
    expect(read(good)).toEqual({
      accepted: true,
      events: [
        {
          eventId: 'ra8foq26o2zz:subscription.renewed:2026-01-10T09:00:00Z',
          type: 'subscription.renewed',
          subscriptionId: 'uuid-f00d',
          invoiceId: null,
          customerId: 'code-acme',
        },
      ],
    });
  });

  it('with any bit of the body flipped is refused', () => {
    for (let at = 0; at < good.body.length; at += 1) {
      const body = Uint8Array.from(good.body);
      body[at] = (body[at] ?? 0) ^ 4;
      expect(read({ ...good, body })).toEqual(wrong);
    }
  });

  it('that is older than five minutes, or from further ahead, is refused; at five minutes it is taken', () => {
    for (const off of [300_001, -300_001])
      expect(read(good, NOW + off)).toEqual({ accepted: false, refusal: 'too-old' });
    for (const off of [300_000, -300_000]) expect(read(good, NOW + off).accepted).toBe(true);
  });

  it('whose time was moved to be young again is refused', () => {
    const [, signature] = good.headers['recurly-signature']?.split(',') ?? [];
    expect(read(withHeader(`${NOW + 900_000},${signature}`), NOW + 900_000)).toEqual(wrong);
  });

  it('that is signed with another key is refused, and with no key set every one is', () => {
    expect(read(signedWebhook(text, ['other'], NOW))).toEqual(wrong);
    expect(read(good, NOW, [])).toEqual(wrong);
    // A blank key would let everybody sign.
    expect(read(signedWebhook(text, [' '], NOW), NOW, [' '])).toEqual(wrong);
  });

  it('whose JSON was written again is refused', () => {
    const body = new TextEncoder().encode(JSON.stringify(JSON.parse(text), null, 1));
    expect(read({ ...good, body })).toEqual(wrong);
  });

  it.each([{}, { 'recurly-signature': '' }, { 'recurly-signature': '  ' }])(
    'without a signature is refused: %j',
    (headers) => {
      expect(read({ ...good, headers })).toEqual({ accepted: false, refusal: 'signature-missing' });
    },
  );

  it.each([
    String(NOW),
    `${NOW},`,
    `${NOW},zz`,
    'x,y',
    `,${'0'.repeat(64)}`,
    `${NOW},${'0'.repeat(64)}`,
    `1767000000,${'0'.repeat(64)}`,
  ])('with a header of another form is refused: %s', (header) => expect(read(withHeader(header))).toEqual(wrong));

  it('that comes again is taken with the same id, also under another signature', () => {
    const again = signedWebhook(text, [KEY], NOW + 60_000);
    expect(read(again, NOW + 60_000)).toEqual(read(good));
  });

  it('about the same object, but another happening, has another id', () => {
    const ids = [renewed, { ...renewed, eventType: 'canceled' }].map((happened) => {
      const result = read(signedWebhook(notificationOf(happened, 'ra8foq26o2zz', '2026-01-10T09:00:00Z'), [KEY], NOW));
      return result.accepted ? result.events[0]?.eventId : null;
    });
    expect(new Set(ids).size).toBe(2);
  });

  it('signed with the old and the new key is taken by who has either', () => {
    const rotated = signedWebhook(text, ['new', 'old'], NOW);
    for (const keys of [['new'], ['old'], ['new', 'old']]) expect(read(rotated, NOW, keys).accepted).toBe(true);
    expect(read(rotated, NOW, ['older'])).toEqual(wrong);
  });

  it('three days late is taken, if it was sent now', () => {
    const late = signedWebhook(text, [KEY], NOW + 3 * 86_400_000);
    expect(read(late, NOW + 3 * 86_400_000).accepted).toBe(true);
  });

  it.each(['<renewed_subscription_notification/>', '', '[]', 'null', '{"id":"x"}', '{"id":1,"object_type":"a"}'])(
    'that is no notification in JSON is refused, however well it is signed: %s',
    (body) => expect(read(signedWebhook(body, [KEY], NOW))).toEqual({ accepted: false, refusal: 'body-invalid' }),
  );

  it('about an invoice names it and its account; about a payment it names the account only', () => {
    const paid = { objectType: 'charge_invoice', eventType: 'paid', invoiceNumber: '1005', code: 'acme' };
    const events = [paid, { objectType: 'payment', eventType: 'succeeded', uuid: 'beef', code: 'acme' }].map(
      (happened) => read(signedWebhook(notificationOf(happened, 'x', '2026-01-10T09:00:00Z'), [KEY], NOW)),
    );
    expect(events).toMatchObject([
      { events: [{ invoiceId: 'number-1005', subscriptionId: null, customerId: 'code-acme' }] },
      { events: [{ invoiceId: null, subscriptionId: null, customerId: 'code-acme' }] },
    ]);
  });
});
