import { v7 as uuidV7 } from 'uuid';
import { Type, type Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { inScope } from '@leadwright/postgres/scope';
import { insertReport, VISITORS } from '../../person/error-report.ts';
import type { AccountsParts } from '../parts.ts';
import { examples } from './examples.ts';
import { withoutSecrets } from './without-secrets.ts';

const text = (maxLength: number) => textLike('^[^\\u0000]*$', 'a text without NUL', { maxLength });

export const LocationSchema = Type.Object(
  {
    host: text(255),
    href: text(2048),
    origin: text(300),
    pathname: text(2048),
    port: text(5),
    protocol: text(20),
    search: text(2048),
  },
  { additionalProperties: false },
);
export const StateSchema = Type.Object(
  {
    signedIn: Type.Boolean(),
    online: Type.Boolean(),
    width: Type.Integer({ minimum: 0, maximum: 100_000, description: 'Of the window, in pixels.' }),
    height: Type.Integer({ minimum: 0, maximum: 100_000 }),
    language: text(35),
  },
  { additionalProperties: false, description: 'What the page was like when it failed.' },
);
const Body = Type.Object(
  {
    error: text(2000),
    errorInfo: text(8000),
    state: StateSchema,
    location: LocationSchema,
  },
  { additionalProperties: false },
);

const schema = { tags: ['errors'], body: Body, response: { 204: Type.Null() } };

/**
 * Keep what the page says about a failure of its own. Who it was is known by the token alone, never by the body. A
 * repeat is kept twice, which misleads nobody.
 */
export function reportErrorRoutes(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  const keep = (accountId: string, personId: string | null, report: Static<typeof Body>): Promise<void> =>
    inScope(database.db, [accountId], (trx) =>
      insertReport(trx, { id: uuidV7(), accountId, personId, report: cleaned(report) }),
    );
  app.post(
    '/api/v2/errors',
    {
      schema: { ...schema, summary: 'Report a failure of the page, as a visitor' },
      config: { access: 'public', refusals: [], example: examples.report },
    },
    async (request, reply) => {
      await keep(VISITORS, null, request.body);
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/v2/me/errors',
    {
      schema: { ...schema, summary: 'Report a failure of the page, signed in' },
      config: { access: 'member', refusals: [], example: examples.report },
    },
    async (request, reply) => {
      await keep(accountOf(request), request.caller.personId, request.body);
      return reply.code(204).send(null);
    },
  );
}

function cleaned({ error, errorInfo, state, location }: Static<typeof Body>): Static<typeof Body> {
  const { language, ...rest } = state;
  const { host, href, origin, pathname, port, protocol, search } = location;
  return {
    error: withoutSecrets(error),
    errorInfo: withoutSecrets(errorInfo),
    state: { ...rest, language: withoutSecrets(language) },
    location: {
      host: withoutSecrets(host),
      href: withoutSecrets(href),
      origin: withoutSecrets(origin),
      pathname: withoutSecrets(pathname),
      port,
      protocol,
      search: withoutSecrets(search),
    },
  };
}
