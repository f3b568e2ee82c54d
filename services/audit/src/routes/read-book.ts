// What finance sees of the second book: how far it got, and on what it differs from billing.
import { Type, type Static } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readBook } from '../book/differences.ts';
import { examples } from './examples.ts';

const SHOWN_MAX = 200;

const leads = Type.Integer();
const Says = Type.Union([
  Type.Null(),
  Type.Object({
    kind: Type.String(),
    category: Type.String(),
    available: leads,
    held: leads,
    delivered: leads,
    expired: leads,
    voided: leads,
  }),
]);
const Difference = Type.Object({
  accountId: Type.String(),
  lotId: Type.String({ description: 'Empty where events are missing in one book.' }),
  kind: Type.String({ description: 'lots, trail-lacks-events or billing-lacks-events.' }),
  accountSeq: Type.Integer({ description: 'Up to which event of the account the books were compared.' }),
  billing: Says,
  trail: Says,
  first: Type.Union([Type.Null(), Type.Object({ seq: Type.Integer(), eventId: Type.String(), type: Type.String() })]),
  foundAt: Type.String(),
  seenAt: Type.String(),
});
export const bookSchema = Type.Object({
  round: Type.Union([
    Type.Null(),
    Type.Object({
      beganAt: Type.String(),
      endedAt: Type.String(),
      accounts: Type.Integer(),
      waiting: Type.Integer({ description: 'Accounts whose newest events were on their way.' }),
    }),
  ]),
  open: Type.Integer({ description: 'Differences that stand.' }),
  differences: Type.Array(Difference, { description: `The oldest ${SHOWN_MAX} of them.` }),
});

export type BookParts = { database: Pick<Database, 'db'> };

/** Finance reads ledgers of all accounts; this is what became of comparing them. */
export function readBookRoute(app: HttpApp, parts: BookParts): void {
  app.get(
    '/api/v2/finance/book',
    {
      schema: { tags: ['audit'], summary: 'What the second book found', response: { 200: bookSchema } },
      config: { access: 'finance', example: examples.book },
    },
    () => shownBook(parts),
  );
}

export async function shownBook({ database }: BookParts): Promise<Static<typeof bookSchema>> {
  const { round, open, differences } = await readBook(database, SHOWN_MAX);
  if (round === null) return { round, open, differences };
  const { ageSeconds: _age, ...shown } = round;
  return { round: shown, open, differences };
}
