import { Type } from 'typebox';
import { route } from '../../route.ts';
import { refusals } from '../refusals.ts';
import { subscriptionExamples } from './examples.ts';

const Act = Type.Object(
  {
    act: Type.Union(
      [
        Type.Literal('fail-next-charge'),
        Type.Literal('ask-holder'),
        Type.Literal('dispute'),
        Type.Literal('win-dispute'),
        Type.Literal('lose-dispute'),
        Type.Literal('refund'),
        Type.Literal('refund-half'),
        Type.Literal('pay-late'),
        Type.Literal('promotion'),
      ],
      {
        description:
          'The card is refused until another one is given; the bank asks the holder of the next card; the newest payment is disputed; a dispute is won, or lost; the newest payment is paid back whole, or half of what is left of it; what is past due is paid; the account is given a promotion, as staff gives one.',
      },
    ),
  },
  { additionalProperties: false },
);

export const actAtSandbox = route({
  method: 'POST',
  path: '/api/v2/sandbox/acts',
  service: 'billing',
  access: 'admin',
  summary: 'Have the bank of the sandbox do something',
  body: Act,
  answers: {
    200: Type.Object({
      ...Act.properties,
      code: Type.Optional(Type.String({ description: 'By which the promotion is taken.' })),
    }),
  },
  refusals: [refusals.noSandboxBank, refusals.sandboxNotPossible],
  example: subscriptionExamples.act,
});

export const confirmSandboxPayment = route({
  method: 'POST',
  path: '/api/v2/sandbox/payments/:clientSecret/confirm',
  service: 'billing',
  access: 'admin',
  summary: "Give the cardholder's answer about a payment of the sandbox",
  params: Type.Object({ clientSecret: Type.String({ minLength: 1, maxLength: 100 }) }),
  body: Type.Object(
    { answer: Type.Union([Type.Literal('approve'), Type.Literal('decline')]) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      state: Type.Union([Type.Literal('confirmed'), Type.Literal('refused')], {
        description: 'The first answer counts, also when another one follows.',
      }),
    }),
  },
  refusals: [refusals.cardNumberRefused, refusals.paymentUnknown],
  example: subscriptionExamples.confirm,
});
