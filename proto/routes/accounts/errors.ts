import { CursorSchema } from '@leadwright/runtime/http/cursor';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { mayBeLeftOut } from '../may-be-left-out.ts';
import { route } from '../route.ts';
import { examples } from './error-examples.ts';

const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const text = (maxLength: number) => textLike('^[^\\u0000]*$', 'a text without NUL', { maxLength });

const StateSchema = Type.Object(
  {
    signedIn: Type.Boolean(),
    online: Type.Boolean(),
    width: Type.Integer({ minimum: 0, maximum: 100_000, description: 'Of the window, in pixels.' }),
    height: Type.Integer({ minimum: 0, maximum: 100_000 }),
    language: text(35),
  },
  { additionalProperties: false, description: 'What the page was like when it failed.' },
);

const LocationSchema = Type.Object(
  {
    host: text(255),
    href: text(2048),
    origin: text(300),
    pathname: text(2048),
    port: text(5),
    protocol: text(20),
    search: text(2048),
  },
  { additionalProperties: false },
);

const ErrorRecord = Type.Object({
  id: Type.String(),
  uid: orNull('The person; null: a visitor, or somebody who was erased.'),
  accountId: orNull('The account that was open; null: a visitor.'),
  email: orNull("The person's address as it is now."),
  error: Type.String(),
  errorInfo: Type.String(),
  state: StateSchema,
  location: LocationSchema,
  timeStamp: Type.String({ description: 'By the clock of the server, UTC.' }),
});

export const listErrors = route({
  method: 'GET',
  path: '/api/v2/superadmin/errors',
  service: 'accounts',
  access: 'super-admin',
  summary: 'The error log',
  query: Type.Object(
    {
      before: Type.Optional(CursorSchema('The `next` of the page before.')),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 50, default: 25 })),
    },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      errors: Type.Array(ErrorRecord),
      next: Type.Optional(Type.String({ description: 'Ask with this as `before` for older ones.' })),
    }),
  },
  refusals: [commonRefusals.cursorInvalid],
  example: examples.errors,
});

const Body = Type.Object(
  {
    error: text(2000),
    errorInfo: text(8000),
    state: StateSchema,
    location: LocationSchema,
  },
  { additionalProperties: false },
);

export const reportErrorAsVisitor = route({
  method: 'POST',
  path: '/api/v2/errors',
  service: 'accounts',
  access: 'public',
  limits: ['errors-network'],
  summary: 'Report a failure of the page, as a visitor',
  body: Body,
  answers: { 204: Type.Null() },
  example: examples.report,
});

export const reportError = route({
  method: 'POST',
  path: '/api/v2/me/errors',
  service: 'accounts',
  access: 'member',
  limits: ['errors-person'],
  // What the page reports of itself.
  whileActing: 'allowed',
  summary: 'Report a failure of the page, signed in',
  body: Body,
  answers: { 204: Type.Null() },
  example: examples.report,
});
