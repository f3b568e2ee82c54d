import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { jsonLines } from '@leadwright/eventsourcing/operate/json-lines';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { checkAccounts } from './check-accounts.ts';
import { rules } from './rules.ts';

const Body = Type.Object(
  {
    accounts: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 128 }), { minItems: 1, maxItems: 100 })),
  },
  { additionalProperties: false },
);

/** `now`: milliseconds since 1970 on the product's clock. GET /internal/rules lists the rules and what holds each. */
export function checkRulesRoutes(app: HttpApp, { database, now }: { database: Database; now: () => number }): void {
  app.get(
    '/internal/rules',
    { schema: { hide: true, response: { 200: Type.Object({ rules: Type.Unknown() }) } }, config: operatorAccess },
    async () => ({ rules }),
  );
  app.post(
    '/internal/rules/checks',
    { schema: { hide: true, body: Body }, config: operatorAccess },
    async (request, reply) => {
      const lines = checkAccounts(database, () => ({ at: new Date(now()) }), request.body.accounts);
      return reply.type('application/x-ndjson').send(Readable.from(jsonLines(lines)));
    },
  );
}
