import { generateKeyPairSync } from 'node:crypto';
import twilio from 'twilio';
import type { Webhook, WebhookReader } from './provider-webhook.ts';
import { createSendGridWebhook, TIME_HEADER } from './sendgrid/sendgrid-webhook.ts';
import { startSendGridLike, type SendGridLike } from './testing/sendgrid-like.ts';
import { createTwilioWebhook, SIGNATURE_HEADER, statusCallback } from './twilio/twilio-webhook.ts';

const publicUrl = 'https://leads.example';
const nowMs = Date.parse('2027-01-15T10:00:00Z');
const target = statusCallback(publicUrl, 'sms-1').slice(publicUrl.length);
const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');

let sendgrid: SendGridLike;
beforeAll(async () => {
  sendgrid = await startSendGridLike();
});
afterAll(() => sendgrid.stop());

/** As Twilio's own library signs. */
function twilioWebhook(fields: Record<string, string>, token = 'token'): Webhook {
  const signature = twilio.getExpectedTwilioSignature(token, publicUrl + target, fields);
  const body = Buffer.from(new URLSearchParams(fields).toString());
  return { body, headers: { [SIGNATURE_HEADER]: signature }, target, nowMs };
}
const sendgridWebhook = (events: object[], at = nowMs): Webhook => ({
  ...sendgrid.webhook(events, at),
  target: '/api/v2/message-webhooks/sendgrid',
  nowMs,
});
const delivered = { event: 'delivered', sg_message_id: 'sg-1', leadwright_effect: 'mail-1' };
const status = { MessageSid: 'SM1', MessageStatus: 'delivered', To: '+16025550134' };

type Case = {
  name: string;
  reader(): WebhookReader;
  good(): Webhook;
  foreign(): WebhookReader;
  rotated(): WebhookReader;
};
const providers: Case[] = [
  {
    name: 'SendGrid',
    reader: () => createSendGridWebhook(sendgrid.publicKey),
    good: () => sendgridWebhook([delivered]),
    foreign: () => createSendGridWebhook(otherKey),
    rotated: () => createSendGridWebhook(`${otherKey}, ${sendgrid.publicKey}`),
  },
  {
    name: 'Twilio',
    reader: () => createTwilioWebhook(publicUrl, ['token']),
    good: () => twilioWebhook(status),
    foreign: () => createTwilioWebhook(publicUrl, ['other']),
    rotated: () => createTwilioWebhook(publicUrl, ['other', 'token']),
  },
];

describe.each(providers)('security S21: a webhook of $name', ({ reader, good, foreign, rotated }) => {
  it('that is signed is read', () => {
    expect(reader().read(good())).toMatchObject({ accepted: true, words: [{ is: 'delivered' }] });
  });
  it('is refused after any bit of the body was flipped', () => {
    const { body, ...rest } = good();
    for (const at of [0, Math.floor(body.length / 2), body.length - 1]) {
      const flipped = Buffer.from(body);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      expect(reader().read({ ...rest, body: flipped })).toEqual({ accepted: false, refusal: 'signature-wrong' });
    }
  });
  it('is refused with a key of somebody else, and read by one of two keys', () => {
    expect(foreign().read(good())).toEqual({ accepted: false, refusal: 'signature-wrong' });
    expect(rotated().read(good())).toMatchObject({ accepted: true });
  });
  it('is refused without a signature', () => {
    expect(reader().read({ ...good(), headers: {} })).toEqual({ accepted: false, refusal: 'signature-missing' });
  });
  it('says the same again where it is replayed: the settling makes it harmless', () => {
    expect(reader().read(good())).toEqual(reader().read(good()));
  });
});

describe('a webhook of SendGrid', () => {
  const read = (webhook: Webhook) => createSendGridWebhook(sendgrid.publicKey).read(webhook);
  it('is refused ten minutes after it was signed, and ten before', () => {
    for (const at of [nowMs - 601_000, nowMs + 602_000])
      expect(read(sendgridWebhook([delivered], at))).toEqual({ accepted: false, refusal: 'too-old' });
    const late = sendgridWebhook([delivered]);
    const renewed = { ...late, headers: { ...late.headers, [TIME_HEADER]: String(nowMs / 1000 + 1) } };
    expect(read(renewed)).toEqual({ accepted: false, refusal: 'signature-wrong' });
  });
  it('is refused where its JSON was written again', () => {
    const { body, ...rest } = sendgridWebhook([delivered]);
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    expect(read({ ...rest, body: again })).toEqual({ accepted: false, refusal: 'signature-wrong' });
  });
  it('that is signed and no list of events is refused as such', () => {
    expect(read(sendgridWebhook({ event: 'delivered' } as unknown as object[]))).toEqual({
      accepted: false,
      refusal: 'body-invalid',
    });
  });
  it('says of each event what it means, and nothing of mails that are not ours', () => {
    const events = ['processed', 'deferred', 'dropped', 'spamreport', 'unsubscribe', 'open', 'click'].map((event) => ({
      ...delivered,
      event,
    }));
    const bounces = ['bounce', 'blocked'].map((type) => ({ ...delivered, event: 'bounce', type }));
    const webhook = sendgridWebhook([...events, ...bounces, { event: 'delivered', email: 'a@b.c' }]);
    const word = { effectId: 'mail-1', providerRef: 'sg-1' };
    expect(read(webhook)).toEqual({
      accepted: true,
      words: [
        { ...word, is: 'accepted' },
        { ...word, is: 'accepted' },
        { ...word, is: 'bounced', reason: 'dropped', forGood: false },
        { ...word, is: 'spam' },
        { ...word, is: 'unsubscribed' },
        { ...word, is: 'bounced', reason: 'bounce', forGood: true },
        { ...word, is: 'bounced', reason: 'blocked', forGood: false },
      ],
    });
  });
  it('needs a public key of a curve', () => {
    expect(() => createSendGridWebhook('AAAA')).toThrow('is not the public key that SendGrid shows');
  });
});

describe('a webhook of Twilio', () => {
  const read = (webhook: Webhook) => createTwilioWebhook(publicUrl, ['token']).read(webhook);
  it('is refused at another address: the effect that it names is signed with the rest', () => {
    expect(read({ ...twilioWebhook(status), target: target.replace('sms-1', 'sms-2') })).toEqual({
      accepted: false,
      refusal: 'signature-wrong',
    });
  });
  it('names why a message did not arrive by Twilio’s code alone', () => {
    const failed = (fields: object) => read(twilioWebhook({ ...status, MessageStatus: 'undelivered', ...fields }));
    expect(failed({ ErrorCode: '30003' })).toMatchObject({ words: [{ is: 'bounced', reason: 'twilio-30003' }] });
    expect(failed({ ErrorCode: 'to +16025550134' })).toMatchObject({ words: [{ reason: 'undelivered' }] });
  });
  it('without an id or a status is refused', () => {
    expect(read(twilioWebhook({ To: 'x' }))).toEqual({ accepted: false, refusal: 'body-invalid' });
  });
});
