// What billing asks before it closes a month: audit's own sums, and what the second book found.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { textLike } from '@leadwright/runtime/requests/text-like';
import type { MonthQuestion, MonthSums } from '../book/month-sums.ts';
import { shownBook, type BookParts } from './read-book.ts';
import { bookSchema } from '@leadwright/contracts/routes/audit/book';

export type MonthSumsParts = BookParts & {
  monthSums(question: MonthQuestion): Promise<MonthSums & { differing: string[] }>;
};

const whole = Type.Integer();
const Account = Type.String({ minLength: 1, maxLength: 128 });
const seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Body = Type.Object(
  {
    month: textLike(String.raw`^20\d\d-(0[1-9]|1[0-2])$`, 'a calendar month like 2026-11'),
    positions: Type.Array(
      Type.Object({ accountId: Account, after: seq, through: seq }, { additionalProperties: false }),
      {
        maxItems: 2_000,
        description:
          'The month knows the events of the account up to `through`; those up to `after` the month before it knew.',
      },
    ),
    byAccount: Type.Boolean({ default: false }),
  },
  { additionalProperties: false },
);

const Sum = Type.Object({
  accountId: Type.Optional(Type.String()),
  planId: Type.String({ description: 'The plan that the account had last named when the lot began; empty: none.' }),
  kind: Type.String(),
  category: Type.String(),
  opening: whole,
  issued: whole,
  credited: whole,
  delivered: whole,
  expired: whole,
  voided: whole,
  rolledOver: whole,
  available: whole,
  held: whole,
  costCents: whole,
});
const Sums = Type.Object({
  month: Type.String(),
  accounts: whole,
  entries: whole,
  sums: Type.Array(Sum),
  lacking: Type.Array(Type.String(), {
    description:
      'Accounts whose events the trail has not all received, and all on which the books differ: nothing can be closed.',
  }),
  differing: Type.Array(Type.String(), { description: 'Of these, the ones on which the books differ.' }),
});

const billingAlone = { access: 'internal' as const, callers: ['billing'] };

export function monthSumsRoutes(app: HttpApp, { monthSums, ...parts }: MonthSumsParts): void {
  app.post(
    '/internal/month-sums',
    { schema: { hide: true, body: Body, response: { 200: Sums } }, config: billingAlone },
    (request) => monthSums(request.body),
  );
  app.get('/internal/book', { schema: { hide: true, response: { 200: bookSchema } }, config: billingAlone }, () =>
    shownBook(parts),
  );
}
