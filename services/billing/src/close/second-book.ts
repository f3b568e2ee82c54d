// What audit adds up by itself, from the announced events alone: one side of the three-way tie.
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Position } from './projections/tie-sides.ts';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';

const BookSum = Type.Object({
  accountId: Type.String(),
  lotId: Type.String(),
  planId: Type.String(),
  kind: Type.String(),
  category: Type.String(),
  opening: Type.Integer(),
  issued: Type.Integer(),
  credited: Type.Integer(),
  delivered: Type.Integer(),
  expired: Type.Integer(),
  voided: Type.Integer(),
  costCents: Type.Integer({ description: 'What the lots that began in the month cost.' }),
});
const Accounts = Type.Array(Type.String());
const End = Type.Object({ accountId: Type.String(), hash: Type.String(), newest: Type.Integer() });
const Answer = Type.Object({
  sums: Type.Array(BookSum),
  lacking: Accounts,
  differing: Type.Optional(Accounts),
  ends: Type.Array(End),
});

/**
 * `lacking`: audit has not all events of these accounts. `differing`: its book has another balance there. `ends`: of each
 * account, the hash that the trail has of the event `known` and the newest event that it has.
 */
export type BookAnswer = Static<typeof Answer>;

const First = Type.Object({ seq: Type.Integer(), eventId: Type.String() });
const FirstAnswer = Type.Object({ first: Type.Union([First, Type.Null()]) });

/** So many accounts are asked about at once: with the longest ids, a request stays below the 64 KiB that a port takes. */
export const POSITIONS_MAX = 250;

export type SecondBook = {
  /** Of each lot. null: audit does not answer now, or is of a release that cannot. */
  sumsOf(question: { month: string; positions: Position[] }): Promise<BookAnswer | null>;
  /** The first event, up to `through`, that the two books of the account book otherwise; null: none, or no answer. */
  firstDifference(accountId: string, through: number): Promise<Static<typeof First> | null>;
};

// Sums of a large trail take longer than a call between services may; nobody's leads or money wait for this one.
const TIMEOUT_MS = 30_000;

/** Over HTTP. Throws where audit answers with what is no sum. */
export function createSecondBook(baseUrl: string, tokens: ServiceTokens): SecondBook {
  const ask = async (path: string, question: object): Promise<unknown> => {
    const response = await tracedFetch('audit', `${baseUrl}/internal/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.sign('audit', 'internal', asService('billing'))}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    return response === null || !response.ok ? null : response.json();
  };
  return {
    sumsOf: async (question) => {
      const answer = await ask('month-sums', { ...question, byLot: true });
      return answer === null ? null : Value.Parse(Answer, answer);
    },
    firstDifference: async (accountId, through) => {
      const answer = await ask('first-difference', { accountId, through });
      return answer === null ? null : Value.Parse(FirstAnswer, answer).first;
    },
  };
}

/** Where no audit is configured: it never answers, so no month is locked. */
export const silentBook: SecondBook = { sumsOf: async () => null, firstDifference: async () => null };
