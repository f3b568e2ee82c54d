import { CursorSchema } from '@leadwright/runtime/http/cursor';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Type } from 'typebox';
import { mayBeLeftOut } from '../may-be-left-out.ts';
import { route } from '../route.ts';
import { examples } from './examples.ts';

const Params = Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) });

const reason = mayBeLeftOut(
  Type.String({
    minLength: 1,
    maxLength: 300,
    default: 'not given',
    description: 'Why the trail is read; it is recorded.',
  }),
);

const Entry = Type.Object({
  eventId: Type.String(),
  topic: Type.String(),
  type: Type.String(),
  accountSeq: Type.Integer(),
  streamId: Type.String(),
  effectiveAt: Type.String(),
  recordedAt: Type.String(),
  actorId: Type.String(),
  onBehalfOf: Type.Optional(Type.String({ description: 'Whom the actor stood in for.' })),
  correlationId: Type.String(),
  causationId: Type.Optional(Type.String()),
  event: Type.Unknown({ description: 'The published event as JSON.' }),
});

export const readTrail = route({
  method: 'GET',
  path: '/api/v2/superadmin/accounts/:accountId/trail',
  service: 'audit',
  access: 'super-admin',
  compressible: true,
  summary: 'Read the trail of an account',
  params: Params,
  query: Type.Object(
    {
      after: Type.Optional(CursorSchema('The `next` of the page before.')),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
      reason,
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      entries: Type.Array(Entry),
      next: Type.Optional(Type.String({ description: 'Ask with this as `after` for what follows.' })),
    }),
  },
  refusals: [commonRefusals.cursorInvalid],
  example: examples.trail,
});

export const verifyTrail = route({
  method: 'GET',
  path: '/api/v2/superadmin/accounts/:accountId/trail/verification',
  service: 'audit',
  access: 'super-admin',
  summary: 'Verify the trail of an account',
  params: Params,
  query: Type.Object({ reason }, { additionalProperties: false }),
  answers: {
    200: Type.Object({
      topics: Type.Array(
        Type.Object({
          topic: Type.String(),
          events: Type.Integer(),
          ok: Type.Boolean(),
          problem: Type.Optional(Type.String({ description: 'missing, altered or chain-broken, at accountSeq.' })),
          accountSeq: Type.Optional(Type.Integer()),
        }),
      ),
    }),
  },
  example: examples.verification,
});
