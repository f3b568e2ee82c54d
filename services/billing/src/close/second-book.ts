// What audit adds up by itself, from the announced events alone: one side of the three-way tie.
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Position } from './projections/tie-sides.ts';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';

const BookSum = Type.Object({
  accountId: Type.Optional(Type.String()),
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
// An audit of the release before does not say which of them differ.
const Answer = Type.Object({ sums: Type.Array(BookSum), lacking: Accounts, differing: Type.Optional(Accounts) });

/** `lacking`: audit has not all events of these accounts yet. `differing`: its book has another balance there. */
export type BookAnswer = Static<typeof Answer>;

/** So many accounts are asked about at once: with the longest ids, a request stays below the 64 KiB that a port takes. */
export const POSITIONS_MAX = 300;

export type SecondBook = {
  /** null: audit does not answer now. `byAccount`: a sum for each account. */
  sumsOf(question: { month: string; positions: Position[]; byAccount: boolean }): Promise<BookAnswer | null>;
};

// Sums of a large trail take longer than a call between services may; nobody's leads or money wait for this one.
const TIMEOUT_MS = 30_000;

/** Over HTTP. Throws where audit answers with what is no sum. */
export function createSecondBook(baseUrl: string, tokens: ServiceTokens): SecondBook {
  return {
    sumsOf: async (question) => {
      const response = await tracedFetch('audit', `${baseUrl}/internal/month-sums`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens.sign('audit', 'internal', asService('billing'))}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      if (response === null || !response.ok) return null;
      return Value.Parse(Answer, await response.json());
    },
  };
}

/** Where no audit is configured: it never answers, so no month is locked. */
export const silentBook: SecondBook = { sumsOf: async () => null };
