import { Type } from 'typebox';
import { route } from '../../route.ts';
import { invoiceExamples } from './examples.ts';

const cents = Type.Integer({ minimum: 1, description: 'US cents.' });
const invoiceId = Type.String({ description: "The provider's." });

export const readOwed = route({
  method: 'GET',
  path: '/api/v2/finance/owed',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'Accounts that owe, or paid for nothing, for taken-back credit',
  answers: {
    200: Type.Object({
      accounts: Type.Array(
        Type.Object({
          accountId: Type.String(),
          owedCents: Type.Integer({ minimum: 0, description: 'US cents; 0: see the other fields.' }),
          since: Type.String({ description: 'Of the oldest debt, or of the first invoice that paid for nothing.' }),
          payments: Type.Array(Type.Object({ invoiceId, owedCents: cents, since: Type.String() }), {
            description: 'Payments that came back after their credit had paid for leads that were used.',
          }),
          withheldCents: Type.Integer({
            minimum: 0,
            description:
              'US cents of credit that paid for nothing while its payment was gone, although that payment is good again, as after a dispute that was won. It stays here after it was given back.',
          }),
          settledCents: Type.Integer({
            minimum: 0,
            description: 'US cents that settled a debt for such a payment: the account paid twice. It stays here, too.',
          }),
          stopped: Type.Array(invoiceId, { description: 'Invoices that brought no leads, oldest first.' }),
        }),
        { description: 'The largest debt first, at most 1,000.' },
      ),
    }),
  },
  example: invoiceExamples.owed,
});
