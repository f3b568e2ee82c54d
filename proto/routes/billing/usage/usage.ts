import { CursorSchema } from '@leadwright/runtime/http/cursor';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Type } from 'typebox';
import { mayBeLeftOut } from '../../may-be-left-out.ts';
import { route } from '../../route.ts';
import { usageExamples } from './examples.ts';

export const EntrySchema = Type.Object({
  id: Type.String(),
  seq: Type.Integer({ description: "The event's place in the account's history." }),
  type: Type.String({ description: 'granted, credited, reserved, used, returned, expired or voided.' }),
  lotId: Type.String(),
  leads: Type.Integer({
    description: 'Signed: into what is available, or out of it. For `used`: out of what was on hold.',
  }),
  balance: Type.Integer({ description: 'Available after this entry.' }),
  effectiveAt: Type.String({ description: 'When it counts.' }),
  recordedAt: Type.String({ description: 'When it became known.' }),
  actorId: Type.String(),
  onBehalfOf: Type.Optional(Type.String({ description: 'The person for whom somebody else acted.' })),
  corrects: Type.Optional(Type.String({ description: 'The entry, lot, invoice or event that it corrects.' })),
  datedAt: Type.Optional(Type.String({ description: 'When it happened, where that is in a locked period.' })),
  reason: Type.String(),
  downloadId: Type.Optional(Type.String()),
  eventId: Type.String({ description: 'The event in the trail that this entry comes from.' }),
});

export const getUsageEntries = route({
  method: 'GET',
  path: '/api/v2/usage/entries',
  service: 'billing',
  access: 'member',
  compressible: true,
  summary: 'Every movement of leads',
  query: Type.Object(
    {
      before: Type.Optional(CursorSchema('The `next` of the page before.')),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ entries: Type.Array(EntrySchema), next: Type.Optional(Type.String()) }) },
  refusals: [commonRefusals.cursorInvalid],
  example: usageExamples.entries,
});

const earned = Type.Boolean({ description: 'By sharing a search.' });

export const LotSchema = Type.Object({
  kind: Type.Union([
    Type.Literal('plan'),
    Type.Literal('trial'),
    Type.Literal('promo'),
    Type.Literal('credit'),
    Type.Literal('manual'),
    Type.Literal('top-up'),
    Type.Literal('unlimited'),
  ]),
  expiresAt: Type.Union([Type.String(), Type.Null()], { description: 'Exclusive; null never.' }),
  earned,
});

export const LineSchema = Type.Object({
  id: Type.String({ description: 'Stays the same, and so does its place, whatever is booked under it later.' }),
  kind: Type.Union([
    Type.Literal('download'),
    Type.Literal('granted'),
    Type.Literal('credited'),
    Type.Literal('expired'),
    Type.Literal('voided'),
  ]),
  leads: Type.Integer({ description: 'Signed. Of a download: what is set aside while it runs, then what it cost.' }),
  at: Type.String({ description: 'When it counts.' }),
  downloadId: Type.Optional(Type.String()),
  state: Type.Optional(
    Type.Union([Type.Literal('running'), Type.Literal('charged'), Type.Literal('released')], {
      description: 'Of a download; released: nothing was charged.',
    }),
  ),
  setAside: Type.Optional(Type.Integer({ description: 'Of a download: what was set aside for it at first.' })),
  returned: Type.Optional(Type.Integer({ description: 'Of a download: what came back.' })),
  credit: Type.Optional(
    Type.Enum([
      'bad-file',
      'share',
      'manual',
      'goodwill',
      'service-fault',
      'wrong-charge',
      'late-use',
      'duplicate-grant',
      'migration',
    ]),
  ),
  because: Type.Optional(
    Type.Enum(
      [
        'plan-change',
        'moved',
        'reissue',
        'bounced',
        'award-unpaid',
        'trial-repeated',
        'trial-used',
        'rollover_cap',
        'subscription-ended',
        'cancelled-now',
        'refund',
        'chargeback',
        'goodwill',
        'service-fault',
        'wrong-charge',
        'late-use',
        'duplicate-grant',
        'migration',
      ],
      { description: 'Why, of what is no credit, where its kind does not say it.' },
    ),
  ),
  entries: Type.Array(
    Type.Object({
      type: Type.Union([
        Type.Literal('granted'),
        Type.Literal('credited'),
        Type.Literal('reserved'),
        Type.Literal('used'),
        Type.Literal('returned'),
        Type.Literal('expired'),
        Type.Literal('voided'),
      ]),
      leads: Type.Integer({ description: 'Signed. For `used`: out of what was set aside.' }),
      balance: Type.Integer({ description: 'Available after this entry.' }),
      at: Type.String({ description: 'When it counts.' }),
      datedAt: Type.Optional(Type.String({ description: 'When it happened, where that is in a locked month.' })),
      lot: LotSchema,
    }),
    { description: 'What the line is made of, first booked first.' },
  ),
});

export const getUsageLines = route({
  method: 'GET',
  path: '/api/v2/usage/lines',
  service: 'billing',
  access: 'member',
  compressible: true,
  summary: 'What happened to the leads, one line for each download',
  query: Type.Object(
    {
      before: Type.Optional(CursorSchema('The `next` of the page before.')),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ lines: Type.Array(LineSchema), next: Type.Optional(Type.String()) }) },
  refusals: [commonRefusals.cursorInvalid],
  example: usageExamples.lines,
});

const maybe = { text: Type.Union([Type.String(), Type.Null()]) };

export const UsageSchema = Type.Object({
  planId: maybe.text,
  planName: maybe.text,
  live: Type.Boolean({ description: 'The plan may be used, also while it is past due or about to end.' }),
  cancelled: Type.Boolean({ description: 'There is no plan, or its access has ended.' }),
  pastDue: Type.Boolean({ description: 'A payment failed and was not made up for.' }),
  cancelling: Type.Boolean({ description: 'Access ends at accessEndsAt.' }),
  freeTrial: Type.Boolean(),
  trialRefused: Type.Union([Type.Literal('had'), Type.Literal('budget'), Type.Null()], {
    description:
      'Why there is no plan. had: the person had the free trial before. budget: the domain or network had those of the day.',
  }),
  payment: Type.Enum(['good', 'disputed', 'owing'], {
    description:
      'disputed: a bank has not decided of a payment. owing: the next payment settles a debt before it brings leads.',
  }),
  unpaid: Type.Boolean({
    description:
      'Of the payment of the running period some is dead, or too much went back: until its end it has the smallest plan’s limits.',
  }),
  lowered: Type.Union(
    [
      Type.Object({
        planId: Type.String({ description: 'Whose limits hold.' }),
        planName: Type.String(),
        reason: Type.Enum(['period', 'change'], {
          description: 'What living money does not pay for: the running period itself, or a change of plan in it.',
        }),
      }),
      Type.Null(),
    ],
    {
      description:
        'Where seats and file size are below those of the plan until the period ends; null: they are its own.',
    },
  ),
  seats: Type.Integer({ description: 'How many people may order now: the owner, then in the order of joining.' }),
  noSeat: Type.Boolean({ description: 'The caller is over the seats: an order of theirs is refused.' }),
  accessEndsAt: Type.Union([Type.String(), Type.Null()], { description: 'Exclusive; null: no end is known.' }),
  nextPlanId: Type.Union([Type.String(), Type.Null()], { description: 'The plan that begins with the next period.' }),
  billing_cycle_anchor: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Where the periods are counted from, in seconds since 1970.',
  }),
  nextBoundaryAt: Type.Union([Type.String(), Type.Null()], {
    description: 'When the next period begins or access ends; null: neither is due.',
  }),
  status: Type.String({ description: 'none, free-trial, live, cancelling, past-due or cancelled.' }),
  leads: Type.Integer({ description: 'The allowance of this period.' }),
  leadsRemaining: Type.Integer({ description: 'Available now over all lots that may be used.' }),
  leadsHeld: Type.Integer({ description: 'Kept back for files that are being made.' }),
  leadsUsed: Type.Integer({ description: 'Delivered in this period.' }),
  lowLeads: Type.Integer({
    description: 'At so many leads, or fewer, the owner is told by mail that few are left; 0: never.',
  }),
  downloadLimit: Type.Integer({ description: 'Rows in one file, at most.' }),
  unlimited: Type.Boolean({ description: 'A download is never refused for the balance.' }),
  includesRollover: Type.Boolean(),
  periodStart: maybe.text,
  periodEnd: Type.Union([Type.String(), Type.Null()], {
    description: 'Exclusive; null where the plan has no billing day.',
  }),
  zone: Type.String({ description: 'The time zone of the billing days, as the IANA names it.' }),
  lots: Type.Array(
    Type.Object({
      lotId: Type.String(),
      kind: Type.String(),
      earned,
      leads: Type.Integer(),
      available: Type.Integer(),
      held: Type.Integer(),
      used: Type.Integer(),
      expiresAt: maybe.text,
    }),
  ),
  version: Type.Integer({ description: 'Moves with every event of the account; a higher one is newer.' }),
});

export const getUsage = route({
  method: 'GET',
  path: '/api/v2/usage',
  service: 'billing',
  access: 'member',
  compressible: true,
  summary: 'The allowance and what is left of it',
  answers: { 200: UsageSchema },
  example: usageExamples.usage,
});
