// What billing asks before it closes a month: audit's own sums, and what the second book found.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { textLike } from '@leadwright/runtime/requests/text-like';
import type { FirstEntry } from '../book/compare-books.ts';
import type { MonthQuestion, MonthSums } from '../book/month-sums.ts';
import { shownBook, type BookParts } from './read-book.ts';
import { bookSchema } from '@leadwright/contracts/routes/audit/book';

export type MonthSumsParts = BookParts & {
  firstDifference(accountId: string, through: number): Promise<FirstEntry | null>;
  monthSums(question: MonthQuestion): Promise<MonthSums & { differing: string[] }>;
};

const whole = Type.Integer();
const Account = Type.String({ minLength: 1, maxLength: 128 });
const seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Body = Type.Object(
  {
    month: textLike(String.raw`^20\d\d-(0[1-9]|1[0-2])$`, 'a calendar month like 2026-11'),
    positions: Type.Array(
      Type.Object(
        { accountId: Account, after: seq, through: seq, known: Type.Optional(seq) },
        { additionalProperties: false },
      ),
      {
        maxItems: 2_000,
        description:
          'The month knows the events of the account up to `through`; those up to `after` the month before it knew.',
      },
    ),
    byLot: Type.Boolean({ default: false }),
    // A billing of the release before says it.
    byAccount: Type.Optional(Type.Literal(false)),
  },
  { additionalProperties: false },
);

const Sum = Type.Object({
  accountId: Type.Optional(Type.String()),
  lotId: Type.Optional(Type.String()),
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
  ends: Type.Array(
    Type.Object({
      accountId: Type.String(),
      hash: Type.String({ description: 'Of the event `known`, hexadecimal; empty: the trail lacks it.' }),
      newest: whole,
    }),
  ),
  differing: Type.Array(Type.String(), { description: 'Of these, the ones on which the books differ.' }),
});

const Compared = Type.Object({ accountId: Account, through: seq }, { additionalProperties: false });
const First = Type.Object({
  first: Type.Union([Type.Null(), Type.Object({ seq: whole, eventId: Type.String(), type: Type.String() })]),
});

const billingAlone = { access: 'internal' as const, callers: ['billing'] };

export function monthSumsRoutes(app: HttpApp, { monthSums, firstDifference, ...parts }: MonthSumsParts): void {
  app.post(
    '/internal/month-sums',
    { schema: { hide: true, body: Body, response: { 200: Sums } }, config: billingAlone },
    (request) => monthSums(request.body),
  );
  app.post(
    '/internal/first-difference',
    { schema: { hide: true, body: Compared, response: { 200: First } }, config: billingAlone },
    async ({ body: { accountId, through } }) => ({ first: await firstDifference(accountId, through) }),
  );
  app.get('/internal/book', { schema: { hide: true, response: { 200: bookSchema } }, config: billingAlone }, () =>
    shownBook(parts),
  );
}
