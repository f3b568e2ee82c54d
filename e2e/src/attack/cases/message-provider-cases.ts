// The webhooks of SendGrid and Twilio, signed as the providers sign them, and everything that is almost so.
import { createHmac, sign, type KeyObject } from 'node:crypto';
import { curveKeyOf, sendgridKeys, twilioTokens } from '../../product/message-keys.ts';
import { attack, get, post, postChunked, type AttackCase, type SignedPiece, type Target } from '../attack-case.ts';

const json = 'Content-Type: application/json\r\n';
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
const sendgridHook = '/api/v2/message-webhooks/sendgrid';
const twilioHook = '/api/v2/message-webhooks/twilio?message=sms-of-nobody';

// Spaced as no writer of ours would space it. Nobody knows the message, so it is taken and changes nothing.
const events = '[ {"event" : "delivered", "sg_message_id":"sg-1", "leadwright_effect":"mail-of-nobody"} ]\r\n';
const fields = 'MessageSid=SM1&MessageStatus=delivered&To=%2B16025550134';

const OLD_SECONDS = -620;
const AHEAD_SECONDS = 640;

type SendGridSigned = { body?: string; key?: KeyObject; seconds?: number };

/** The two headers of SendGrid for these bytes. */
function sendgridHeaders({ body = events, key = sendgridKeys.current, seconds = 0 }: SendGridSigned = {}) {
  const time = String(Math.floor(Date.now() / 1000) + seconds);
  const signature = sign('sha256', Buffer.from(time + body, 'latin1'), key).toString('base64');
  return {
    signature: `X-Twilio-Email-Event-Webhook-Signature: ${signature}\r\n`,
    time: `X-Twilio-Email-Event-Webhook-Timestamp: ${time}\r\n`,
  };
}

const sendgrid =
  (of: SendGridSigned = {}, sent = of.body ?? events): SignedPiece =>
  () => {
    const { signature, time } = sendgridHeaders(of);
    return post(sendgridHook, sent, `${json}${signature}${time}`);
  };

type TwilioSigned = { body?: string; token?: string; target?: string };

/** Twilio's header for these fields, sorted, behind the address that it calls. */
function twilioHeader({ publicUrl }: Target, { body = fields, token, target = twilioHook }: TwilioSigned): string {
  const sorted = [...new URLSearchParams(body)].toSorted(([a], [b]) => Number(a > b) - Number(a < b));
  const signed = `${publicUrl}${target}${sorted.flat().join('')}`;
  const signature = createHmac('sha1', token ?? twilioTokens.current)
    .update(signed)
    .digest('base64');
  return `X-Twilio-Signature: ${signature}\r\n`;
}

const twilio =
  (of: TwilioSigned = {}, sent: { body?: string; target?: string } = of): SignedPiece =>
  (target) =>
    post(sent.target ?? twilioHook, sent.body ?? fields, `${form}${twilioHeader(target, of)}`);

const flipped = (text: string, at: number): string =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
const places = (text: string): number[] => [0, Math.floor(text.length / 2), text.length - 1];

const wrong = { code: 'webhook-signature-wrong' };
const missing = { code: 'webhook-signature-missing' };
const old = { code: 'webhook-too-old' };

const sendgridCases: AttackCase[] = [
  attack('sendgrid: a good event', sendgrid(), 200),
  attack('sendgrid: signed with the key that is rotated out', sendgrid({ key: sendgridKeys.former }), 200),
  attack(
    'sendgrid: in chunks',
    () => {
      const { signature, time } = sendgridHeaders();
      return postChunked(sendgridHook, [events.slice(0, 9), events.slice(9)], `${json}${signature}${time}`);
    },
    200,
  ),
  {
    name: 'sendgrid: replayed',
    pieces: [
      (target) => {
        const once = sendgrid()(target);
        return once + once;
      },
    ],
    answers: [200, 200],
  },
  ...places(events).map((at) =>
    attack(`sendgrid: bit flipped at ${at}`, sendgrid({}, flipped(events, at)), 401, wrong),
  ),
  attack('sendgrid: written again', sendgrid({}, JSON.stringify(JSON.parse(events))), 401, wrong),
  attack('sendgrid: signed too long ago', sendgrid({ seconds: OLD_SECONDS }), 400, old),
  attack('sendgrid: signed too far ahead', sendgrid({ seconds: AHEAD_SECONDS }), 400, old),
  attack(
    'sendgrid: an old signature with a new time',
    () => {
      const { signature } = sendgridHeaders({ seconds: OLD_SECONDS });
      return post(sendgridHook, events, `${json}${signature}${sendgridHeaders().time}`);
    },
    401,
    wrong,
  ),
  attack('sendgrid: signed with a key of somebody else', sendgrid({ key: curveKeyOf('foreign') }), 401, wrong),
  attack(
    'sendgrid: without a signature',
    () => post(sendgridHook, events, `${json}${sendgridHeaders().time}`),
    401,
    missing,
  ),
  attack(
    'sendgrid: without a time',
    () => post(sendgridHook, events, `${json}${sendgridHeaders().signature}`),
    401,
    missing,
  ),
  attack('sendgrid: signed and no list', sendgrid({ body: '{"event":"delivered"}' }), 400, {
    code: 'webhook-body-invalid',
  }),
  attack('sendgrid: signed and no JSON', sendgrid({ body: '[{"event"' }), 400, { code: 'webhook-body-invalid' }),
  attack('sendgrid: by GET', get(sendgridHook), 405, { allow: ['POST'] }),
];

const twilioCases: AttackCase[] = [
  attack('twilio: a good status', twilio(), 200),
  attack('twilio: signed with the token that is rotated out', twilio({ token: twilioTokens.former }), 200),
  {
    name: 'twilio: replayed',
    pieces: [(target) => twilio()(target) + twilio()(target)],
    answers: [200, 200],
  },
  ...places(fields).map((at) =>
    attack(`twilio: bit flipped at ${at}`, twilio({}, { body: flipped(fields, at) }), 401, wrong),
  ),
  attack(
    'twilio: written again as JSON',
    twilio({}, { body: JSON.stringify(Object.fromEntries(new URLSearchParams(fields))) }),
    401,
    wrong,
  ),
  attack('twilio: of another message', twilio({}, { target: twilioHook.replace('nobody', 'somebody') }), 401, wrong),
  attack('twilio: with a field more', twilio({}, { body: `${fields}&ErrorCode=30003` }), 401, wrong),
  attack('twilio: signed with a token of somebody else', twilio({ token: 'foreign' }), 401, wrong),
  attack('twilio: without a signature', post(twilioHook, fields, form), 401, missing),
  attack('twilio: signed without a status', twilio({ body: 'MessageSid=SM1' }), 400, { code: 'webhook-body-invalid' }),
  attack('twilio: by GET', get(twilioHook), 405, { allow: ['POST'] }),
];

export const messageProviderCases: AttackCase[] = [
  ...sendgridCases,
  ...twilioCases,
  attack(
    "message provider: SendGrid's event at Twilio's address",
    () => {
      const { signature, time } = sendgridHeaders();
      return post(twilioHook, events, `${json}${signature}${time}`);
    },
    401,
    missing,
  ),
  ...['invented', '__proto__', 'constructor', 'x'.repeat(41)].map((name) =>
    attack(
      `message provider: named ${name.slice(0, 20)}`,
      post(`/api/v2/message-webhooks/${name}`, '[]', json),
      [400, 404],
    ),
  ),
];
