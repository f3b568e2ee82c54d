import { Type } from 'typebox';
import { route } from '../../route.ts';
import { refusals } from '../refusals.ts';
import { privacyExamples } from './examples.ts';
import { privacyRefusals } from './refusals.ts';

export const getMessagingIdentity = route({
  method: 'GET',
  path: '/api/v2/me/messaging-identity',
  service: 'accounts',
  access: 'member',
  // The page would show the person to the messaging service as the one who is here.
  whileActing: 'refused',
  summary: 'How the person is named to the customer-messaging service',
  answers: {
    200: Type.Object({
      identity: Type.Union(
        [
          Type.Object({
            user_id: Type.String(),
            email: Type.String(),
            created: Type.Integer({ description: 'Seconds since 1970.' }),
            last_login: Type.Union([Type.Integer(), Type.Null()], { description: 'Seconds since 1970; null: never.' }),
          }),
          Type.Null(),
        ],
        {
          description: 'null: the person has opted out, or another acts in the name of the person.',
        },
      ),
    }),
  },
  refusals: [refusals.personUnknown],
  example: privacyExamples.identity,
});

const Body = Type.Object(
  { currentPassword: Type.String({ minLength: 1, maxLength: 1024 }) },
  { additionalProperties: false },
);

const Tables = Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())), {
  description: 'Rows by table.',
});

export const getMyData = route({
  method: 'POST',
  path: '/api/v2/me/data',
  service: 'accounts',
  access: 'member',
  limits: ['privacy-person', 'personal-data'],
  summary: 'Everything that is held about the person',
  body: Body,
  answers: {
    200: Type.Object({
      madeAt: Type.String(),
      accounts: Tables,
      billing: Tables,
      export: Tables,
      search: Tables,
    }),
  },
  refusals: [refusals.passwordWrong, refusals.personUnknown],
  example: privacyExamples.takeData,
});

export const eraseMe = route({
  method: 'POST',
  path: '/api/v2/me/erasure',
  service: 'accounts',
  access: 'member',
  limits: ['privacy-person'],
  summary: 'Erase the person',
  description:
    'At once and for ever. An owner only after the subscription has ended, and once nobody else is in the account.',
  body: Body,
  answers: { 204: Type.Null({ description: 'The person is erased, and every session is over.' }) },
  refusals: [
    refusals.passwordWrong,
    refusals.personUnknown,
    privacyRefusals.subscriptionNotEnded,
    privacyRefusals.membersRemain,
  ],
  example: privacyExamples.eraseMe,
});
