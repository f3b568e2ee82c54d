import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { jsonLines } from '@leadwright/eventsourcing/operate/json-lines';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { checkAccounts, type RuleParts } from './check-accounts.ts';
import { rules } from './rules.ts';

const Body = Type.Object(
  {
    accounts: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 128 }), { minItems: 1, maxItems: 100 })),
  },
  { additionalProperties: false },
);

type CheckRulesParts = { database: Database; now: () => number } & Pick<RuleParts, 'contract'>;

/** `now`: milliseconds since 1970 on the product's clock. GET /internal/rules lists the rules and what holds each. */
export function checkRulesRoutes(app: HttpApp, { database, now, contract }: CheckRulesParts): void {
  app.get(
    '/internal/rules',
    { schema: { hide: true, response: { 200: Type.Object({ rules: Type.Unknown() }) } }, config: operatorAccess },
    async () => ({ rules }),
  );
  app.post(
    '/internal/rules/checks',
    { schema: { hide: true, body: Body }, config: operatorAccess },
    async (request, reply) => {
      const { accounts: only } = request.body;
      const lines = checkAccounts(database, { contract, asOf: () => ({ at: new Date(now()) }) }, { only });
      return reply.type('application/x-ndjson').send(Readable.from(jsonLines(lines)));
    },
  );
}
