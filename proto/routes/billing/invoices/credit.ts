import { Type } from 'typebox';
import { route } from '../../route.ts';
import { invoiceExamples } from './examples.ts';

const Payment = {
  processor: Type.String({ description: 'As the list of invoices says.' }),
  invoiceId: Type.String(),
  paidCents: Type.Integer({ description: 'US cents.' }),
  issuedAt: Type.String(),
};

/** What an account's next charge meets. */
export const StandingFields = {
  leftCents: Type.Integer({ minimum: 0, description: 'US cents that pay the next invoices before the card does.' }),
  takenCents: Type.Integer({
    minimum: 0,
    description:
      'US cents of credit whose payment went back: they pay after leftCents and before the card, and bring no leads.',
  }),
  owedCents: Type.Integer({
    minimum: 0,
    description: 'US cents that the next payment settles before it brings leads.',
  }),
};

const OwnCredit = {
  ...StandingFields,
  disputed: Type.Array(Type.Object(Payment), { description: 'Payments whose bank has not decided, oldest first.' }),
  owed: Type.Array(
    Type.Object({
      ...Payment,
      because: Type.Enum(['dispute', 'refund']),
      owedCents: Type.Integer({ minimum: 1, description: 'US cents.' }),
    }),
    { description: 'By payment that came back after its credit had paid for leads that were used.' },
  ),
};

export const readCredit = route({
  method: 'GET',
  path: '/api/v2/credit',
  service: 'billing',
  access: 'admin',
  summary: 'Credit in money, disputed payments, and what is owed',
  answers: {
    200: Type.Object(OwnCredit),
  },
  example: invoiceExamples.credit,
});

export const readAccountCredit = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/credit',
  service: 'billing',
  access: 'finance',
  summary: 'Credit of an account with the payments that it came from',
  params: Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) }),
  answers: {
    200: Type.Object({
      ...OwnCredit,
      from: Type.Array(Type.Object({ invoiceId: Type.String(), leftCents: Type.Integer({ minimum: 1 }) }), {
        description: 'What is left, by the payment that it came from.',
      }),
    }),
  },
  example: invoiceExamples.accountCredit,
});
