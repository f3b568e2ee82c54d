import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { accountsOfLog, chainBreaks, type AccountBreak } from '../log/chain-breaks.ts';
import { jsonLines } from './json-lines.ts';
import { operatorAccess } from './operator-access.ts';

/** The sums so far; the last line is the result. */
export type LogCheck = { accounts: number; breaks: AccountBreak[]; ended: boolean };

const Body = Type.Object(
  {
    accounts: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 128 }), { minItems: 1, maxItems: 100 })),
  },
  { additionalProperties: false },
);

/** Adds the route. Whoever stops reading stops the check. */
export function checkLogRoute(app: HttpApp, database: Pick<Database, 'db'>): void {
  app.post(
    '/internal/log/checks',
    { schema: { hide: true, body: Body }, config: operatorAccess },
    async (request, reply) =>
      reply.type('application/x-ndjson').send(Readable.from(jsonLines(checkLog(database, request.body.accounts)))),
  );
}

async function* checkLog(database: Pick<Database, 'db'>, only: string[] | undefined): AsyncGenerator<LogCheck> {
  const sum: LogCheck = { accounts: 0, breaks: [], ended: false };
  for await (const { accounts, result } of accountsOfLog(database.db, { only }, chainBreaks)) {
    sum.accounts += accounts.length;
    sum.breaks.push(...result);
    yield sum;
  }
  yield { ...sum, ended: true };
}
