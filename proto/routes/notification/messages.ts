import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Type } from 'typebox';
import { mayBeLeftOut } from '../may-be-left-out.ts';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

const Id = Type.String({ minLength: 1, maxLength: 128 });

const Suppressions = Type.Array(
  Type.Object({
    personId: Type.String(),
    kind: Type.Union([Type.Literal('bounced'), Type.Literal('spam')], {
      description: 'spam: the person alone lets mails come again.',
    }),
    since: Type.String(),
  }),
  { description: 'Whose mails of the account are not sent, the newest first.' },
);

export const liftSuppressionOfMember = route({
  method: 'POST',
  path: '/api/v2/superadmin/accounts/:accountId/mail-suppressions/:personId/lift',
  service: 'notification',
  access: 'super-admin',
  summary: 'Let mails go again to a person whose address bounced',
  params: Type.Object({ accountId: Id, personId: Id }),
  body: Type.Object(
    {
      reason: Type.String({ maxLength: 300, description: 'Why, for instance a ticket. It is kept for ever.' }),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ suppressions: Suppressions }) },
  refusals: [
    refusals.mailsNotSuppressed,
    refusals.suppressionIsComplaint,
    refusals.liftReasonMissing,
    refusals.liftReasonPersonal,
  ],
  example: examples.liftSuppression,
});

const ListMessagesOfAccountMessage = Type.Object({
  messageId: Type.String(),
  personId: Type.String({ description: 'Empty where it went to nobody we know.' }),
  channel: Type.String({ description: 'email or sms' }),
  template: Type.String(),
  state: Type.String({ description: 'waiting, unknown, sent, failed, delivered, bounced, spam' }),
  reason: Type.Union([Type.String(), Type.Null()]),
  at: Type.String({ description: 'When it was sent, or given up, or tried last.' }),
});

export const listMessagesOfAccount = route({
  method: 'GET',
  path: '/api/v2/superadmin/accounts/:accountId/messages',
  service: 'notification',
  access: 'super-admin',
  compressible: true,
  summary: 'What was sent to an account, and what became of it',
  params: Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) }),
  query: Type.Object(
    {
      before: Type.Optional(Type.String({ maxLength: 400, description: '`next` of the page before.' })),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      sentBy: Type.Object({ email: Type.String(), sms: Type.String() }, { description: 'The provider, or `mailbox`.' }),
      suppressions: Suppressions,
      messages: Type.Array(ListMessagesOfAccountMessage),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  example: examples.messages,
});

export const readMailbox = route({
  method: 'GET',
  path: '/api/v2/mailbox',
  service: 'notification',
  access: 'public',
  summary: 'Mails and text messages that were not sent but kept',
  query: Type.Object(
    {
      to: Type.Optional(Type.String({ maxLength: 320 })),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      messages: Type.Array(
        Type.Object({
          id: Type.String(),
          kind: Type.Union([Type.Literal('mail'), Type.Literal('sms')]),
          to: Type.String({ description: 'An address, or the number of a text message.' }),
          subject: Type.String({ description: 'Empty for a text message, as html is.' }),
          html: Type.String(),
          text: Type.String(),
          at: Type.String(),
        }),
      ),
    }),
  },
  refusals: [commonRefusals.notFound],
  example: examples.mailbox,
});

export const showMailbox = route({
  method: 'GET',
  path: '/dev/mailbox',
  service: 'notification',
  access: 'public',
  summary: 'Mails and text messages that were not sent but kept, as a page',
  query: Type.Object({ to: Type.Optional(Type.String({ maxLength: 320 })) }, { additionalProperties: false }),
  produces: ['text/html'],
  answers: { 200: Type.String({ description: 'The page.' }) },
  refusals: [commonRefusals.notFound],
  example: examples.mailboxPage,
});

export const postMessageWebhook = route({
  method: 'POST',
  path: '/api/v2/message-webhooks/:provider',
  service: 'notification',
  access: 'provider',
  limits: ['webhooks-network', 'webhooks-provider'],
  proof: {
    by: 'signature',
    failsAs: [refusals.signatureMissing, refusals.signatureWrong, refusals.tooOld, refusals.providerUnknown],
  },
  summary: 'Takes what a provider of mails or text messages says of them',
  description: 'SendGrid signs the time and the bytes, Twilio the public address and the fields.',
  params: Type.Object({ provider: Type.String({ minLength: 1, maxLength: 40 }) }),
  query: Type.Object({ message: Type.Optional(Type.String({ maxLength: 200 })) }),
  body: Type.Unknown({ description: 'The events as the provider writes them.' }),
  answers: { 200: Type.Object({ received: Type.Literal(true) }) },
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  refusals: [
    refusals.signatureMissing,
    refusals.signatureWrong,
    refusals.tooOld,
    refusals.bodyInvalid,
    refusals.providerUnknown,
  ],
  example: examples.messageWebhook,
});
