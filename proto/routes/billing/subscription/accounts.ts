import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { storableText } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals, callRefusals, cardRefusals } from '../refusals.ts';
import { subscriptionExamples } from './examples.ts';
import { ProviderParams, PendingSchema } from './subscription.ts';

const email = Type.String({ minLength: 3, maxLength: 254, format: 'email' });

const id = Type.String({ minLength: 1, maxLength: 200 });

const maybePayer = Type.Union([Type.String(), Type.Null()], {
  description: 'null where the processor does not say it.',
});

export const AccountSchema = Type.Object({
  id: Type.String({ description: "The processor's id of the customer." }),
  code: Type.String({ description: 'The account.' }),
  hasLiveSubscription: Type.Boolean(),
  billingInfo: Type.Union([
    Type.Object({
      firstName: maybePayer,
      lastName: maybePayer,
      paymentMethod: Type.Object({
        cardType: Type.String(),
        firstSix: maybePayer,
        lastFour: Type.String(),
        expMonth: Type.Integer(),
        expYear: Type.Integer(),
      }),
    }),
    Type.Null(),
  ]),
});

export const findBillingAccount = route({
  method: 'POST',
  path: '/api/:billing/accounts/find/:email',
  service: 'billing',
  access: 'admin',
  summary: 'The billing account',
  description: 'An empty list where there is none, and for an address that is not of the person who asks.',
  params: Type.Object({ ...ProviderParams.properties, email }),
  answers: { 200: Type.Union([AccountSchema, Type.Array(Type.Never())]) },
  refusals: [commonRefusals.notFound, refusals.cardNumberRefused],
  example: subscriptionExamples.findAccount,
});

export const createBillingAccount = route({
  method: 'POST',
  path: '/api/:billing/accounts/create',
  service: 'billing',
  access: 'admin',
  summary: 'Make the billing account',
  params: ProviderParams,
  body: Type.Object({ email, code: id }, { additionalProperties: false }),
  answers: { 200: AccountSchema, 202: PendingSchema },
  refusals: [commonRefusals.notFound, ...callRefusals.slice(1), refusals.accountUnknown],
  example: subscriptionExamples.createAccount,
});

export const updateBillingAccount = route({
  method: 'POST',
  path: '/api/:billing/accounts/update/:accountId',
  service: 'billing',
  access: 'admin',
  botCheck: 'signup',
  summary: 'Change the card',
  params: Type.Object({ ...ProviderParams.properties, accountId: id }),
  headers: CallHeaders,
  body: Type.Object(
    {
      billing_info: Type.Optional(
        Type.Object({ token_id: storableText({ maxLength: 200 }) }, { additionalProperties: false }),
      ),
      email: Type.Optional(email),
    },
    { additionalProperties: false },
  ),
  answers: { 200: AccountSchema, 202: PendingSchema },
  refusals: [commonRefusals.notFound, ...callRefusals, ...cardRefusals, refusals.accountUnknown, refusals.cardMissing],
  example: subscriptionExamples.updateAccount,
});

export const getClientToken = route({
  method: 'GET',
  path: '/api/v2/client_token/:id',
  service: 'billing',
  access: 'admin',
  whileActing: 'refused',
  summary: 'What the card form is opened with',
  params: Type.Object({ id }),
  answers: { 200: Type.Object({ clientToken: Type.String(), processor: Type.String() }) },
  refusals: [refusals.accountUnknown],
  example: subscriptionExamples.clientToken,
});
