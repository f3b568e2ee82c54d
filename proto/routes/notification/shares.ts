// What the routes of shares take and answer. Every field may be absent: what is missing gets the sentence that people
// read, which no schema has.
import { textLike } from '@leadwright/runtime/requests/text-like';
import { readByOthers } from '@leadwright/runtime/words/written';
import { Type, type Static } from 'typebox';
import { idempotencyKey } from '../idempotency-key.ts';
import { mayBeLeftOut } from '../may-be-left-out.ts';
import { route } from '../route.ts';
import { shareExamples } from './share-examples.ts';
import { shareRefusals, writtenRefusals } from './share-refusals.ts';

// Longer than any that is accepted: what is too long gets its own sentence.
const text = (maxLength: number) => textLike('^[^\\u0000]*$', 'a text without NUL', { maxLength });

const words = text(20_000);

const line = text(4_000);

const addresses = Type.Union([Type.Array(line, { maxItems: 200 }), words], {
  description: 'Addresses, as a list or with commas between.',
});

const strict = { additionalProperties: false };

const mail = {
  to: Type.Optional(addresses),
  subject: Type.Optional(readByOthers(line, 'own-pages')),
  text: Type.Optional(readByOthers(words, 'own-pages')),
  cc: Type.Optional(addresses),
  bcc: Type.Optional(addresses),
  from: Type.Optional(Type.Object({ email: Type.Optional(line), name: Type.Optional(readByOthers(line)) }, strict)),
  replyTo: Type.Optional(line),
  html: Type.Optional(text(60_000)),
};

const Recipient = Type.Object({
  address: Type.Union([Type.String(), Type.Null()], { description: 'Null once it was erased.' }),
  state: Type.String({ description: 'queued, accepted, delivered, bounced, suppressed, failed' }),
  award: Type.String({ description: 'earned, none, pending, waiting, voided: all of it is taken back' }),
  waitsFor: Type.Union([Type.String(), Type.Null()], {
    description:
      'Why the award waits: no-plan, trial, payment, dispute, debt, period, domain, stopped. Null: it does not.',
  }),
  noneBecause: Type.Union([Type.String(), Type.Null()], {
    description:
      'Why there is no award: own, company, own-account, already-earned, already-shared, stopped, not-reached. Null: else.',
  }),
  leads: Type.Integer({ description: 'What is there of them, or was used: without what was taken back.' }),
  takenBack: Type.Integer({ description: 'Of the leads that were booked.' }),
  takenBecause: Type.Union([Type.String(), Type.Null()], {
    description:
      'Why leads are taken back: bounced, award-unpaid (the payment of their period went back), or a reason of finance. Null: none are.',
  }),
  confirmed: Type.Boolean({ description: 'The recipient confirmed by a click that it arrived.' }),
});

const Shares = Type.Object({
  shares: Type.Array(
    Type.Object({
      shareId: Type.String(),
      searchId: Type.Optional(Type.String()),
      downloadId: Type.Optional(Type.String()),
      name: Type.String({ description: 'Of the search, when it was shared; empty once it was erased.' }),
      subject: Type.String({ description: 'Empty once it was erased.' }),
      at: Type.String(),
      recipients: Type.Array(Recipient),
    }),
  ),
  next: Type.Union([Type.String(), Type.Null()]),
});

export const listOwnShares = route({
  method: 'GET',
  path: '/api/v2/shares',
  service: 'notification',
  // Addresses that people typed beside words of theirs: not compressed.
  access: 'member',
  summary: 'What was shared by e-mail, and what became of it',
  query: Type.Object(
    {
      before: Type.Optional(Type.String({ maxLength: 400, description: '`next` of the page before.' })),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Shares },
  refusals: [shareRefusals.unavailable],
  example: shareExamples.shares,
});

const id = Type.String({ minLength: 1, maxLength: 128 });

/** Of a shared search; `msg` is the form that programs know from before, with the same fields inside. */
export const ShareBody = Type.Object(
  {
    searchId: Type.Optional(id),
    downloadId: Type.Optional(id),
    ...mail,
    msg: Type.Optional(Type.Object(mail, strict)),
  },
  {
    ...strict,
    description:
      'Exactly one of searchId and downloadId, to (1 to 20), subject and text. cc, bcc, from, replyTo and html are for super-admins.',
  },
);

export const previewShare = route({
  method: 'POST',
  path: '/api/email/preview',
  service: 'notification',
  access: 'member',
  limits: ['share-previews'],
  summary: 'The mail that would share a search, changing nothing',
  body: ShareBody,
  answers: { 200: Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() }) },
  refusals: [
    ...writtenRefusals,
    shareRefusals.notVerified,
    shareRefusals.savedSearchNotFound,
    shareRefusals.unavailable,
  ],
  example: shareExamples.preview,
});

const ShareHeaders = idempotencyKey('The same key sends once, however often it is sent.');

const ShareAnswer = Type.Object({
  shareId: Type.String(),
  recipients: Type.Integer({ description: 'To how many a mail goes.' }),
  mayEarn: Type.Integer({
    description: 'For how many leadsEach are promised, once their mail is accepted. Limits say when they are booked.',
  }),
  excluded: Type.Array(
    Type.Object({
      address: Type.String(),
      reason: Type.String({
        description:
          'own, company, own-account, alias, already-earned, already-shared, stopped, or copied for cc and bcc',
      }),
    }),
    { description: 'For whom none come. The mail goes to them too, but for an alias of another recipient.' },
  ),
  leadsEach: Type.Integer(),
});

export const shareSearch = route({
  method: 'POST',
  path: '/api/email',
  service: 'notification',
  access: 'member',
  limits: ['shares', 'shares-day'],
  summary: 'Share a search by e-mail',
  headers: ShareHeaders,
  body: ShareBody,
  answers: { 202: ShareAnswer },
  refusals: [
    ...writtenRefusals,
    shareRefusals.notVerified,
    shareRefusals.savedSearchNotFound,
    shareRefusals.tooManyShareLinks,
    shareRefusals.tooManyShares,
    shareRefusals.idempotencyKeyMissing,
    shareRefusals.idempotencyKeyReused,
    shareRefusals.unavailable,
  ],
  example: shareExamples.share,
});

export const confirmSharedSearch = route({
  method: 'POST',
  path: '/api/v2/shares/confirmations',
  service: 'notification',
  access: 'public',
  knowsCaller: true,
  limits: ['shared-network'],
  proof: { by: 'link', failsAs: [shareRefusals.confirmationUnknown] },
  summary: 'Confirm that a shared search arrived, by the link of its mail',
  description: 'Whoever is signed in to the account that shared it gets the same answer, and confirms nothing.',
  body: Type.Object(
    { token: textLike('^[\\w.-]+$', 'the `mail` of the link', { maxLength: 1_000 }) },
    { additionalProperties: false },
  ),
  answers: { 204: Type.Null() },
  refusals: [shareRefusals.confirmationUnknown],
  example: shareExamples.confirm,
});

export const readSharedMail = route({
  method: 'POST',
  path: '/api/v2/shares/senders',
  service: 'notification',
  access: 'public',
  limits: ['shared-network'],
  proof: { by: 'link', failsAs: [shareRefusals.confirmationUnknown] },
  summary: 'Who shared a search, by the link of its mail',
  body: Type.Object(
    { token: textLike('^[\\w.-]+$', 'the `mail` of the link', { maxLength: 1_000 }) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      sender: Type.String({ description: 'As the mail names them: a name, else their address.' }),
      confirmed: Type.Boolean({ description: 'The recipient confirmed by a click that it arrived.' }),
      asks: Type.Boolean({
        description:
          'Leads that the sender waits for may come of a confirmation. False: the page does not ask for one.',
      }),
    }),
  },
  refusals: [shareRefusals.confirmationUnknown, shareRefusals.unavailable],
  example: shareExamples.sender,
});

type Shares = Static<typeof Shares>;

export type ShareBody = Static<typeof ShareBody>;

type ShareAnswer = Static<typeof ShareAnswer>;
