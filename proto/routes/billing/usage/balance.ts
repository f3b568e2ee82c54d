import { Type } from 'typebox';
import { route } from '../../route.ts';
import { InstantSchema } from '../ledger/statements.ts';
import { refusals } from '../refusals.ts';
import { usageExamples } from './examples.ts';
import { EntrySchema, LotSchema } from './usage.ts';

const leads = (description: string) => Type.Integer({ description });

const BalanceSchema = Type.Object({
  at: Type.String({ description: 'What counts before this instant is in it.' }),
  available: leads('Of all lots.'),
  held: leads('Kept back for files that are being made, of all lots.'),
  lotsInAll: Type.Integer({ description: 'How many lots hold leads; `lots` has at most a hundred of them.' }),
  lots: Type.Array(
    Type.Object({
      ...LotSchema.properties,
      lotId: Type.String(),
      effectiveAt: Type.String({ description: 'From when on its leads may be used.' }),
      brought: leads('available + held + delivered + expired + voided.'),
      available: leads('May be used.'),
      held: leads('Kept back for files that are being made.'),
      delivered: leads('In files.'),
      expired: leads('Ended unused.'),
      voided: leads('Taken back.'),
      movements: Type.Integer({ description: 'How many entries the lot has; `entries` has at most ten of them.' }),
      entries: Type.Array(EntrySchema, { description: 'Newest first.' }),
    }),
    { description: 'With leads available or on hold, the next to end first.' },
  ),
});

const query = Type.Object(
  { at: Type.Optional(InstantSchema('An ISO 8601 instant with its offset, not ahead of now. Default: now.')) },
  { additionalProperties: false },
);

export const getBalance = route({
  method: 'GET',
  path: '/api/v2/usage/balance',
  service: 'billing',
  access: 'member',
  compressible: true,
  summary: 'A balance, now or at an earlier instant, and what it is made of',
  query,
  answers: { 200: BalanceSchema },
  refusals: [refusals.balanceInvalid],
  example: usageExamples.balance,
});

export const getAccountBalance = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/balance',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'The balance of an account and what it is made of, as its people see it',
  params: Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) }),
  query,
  answers: { 200: BalanceSchema },
  refusals: [refusals.balanceInvalid],
  example: usageExamples.accountBalance,
});
