import { v7 as uuidV7 } from 'uuid';
import type { Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { insertReport, VISITORS } from '../../person/error-report.ts';
import type { AccountsParts } from '../parts.ts';
import { withoutSecrets } from './without-secrets.ts';
import { reportErrorAsVisitor, reportError } from '@leadwright/contracts/routes/accounts/errors';
import { implement } from '@leadwright/runtime/http/declared-route';

type Report = Static<typeof reportError.body>;

/** Who it was is known by the token alone, never by the body. A repeat is kept twice, which misleads nobody. */
export function reportErrorRoutes(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  const keep = (accountId: string, personId: string | null, report: Report): Promise<void> =>
    inScope(database.db, [accountId], (trx) =>
      insertReport(trx, { id: uuidV7(), accountId, personId, report: cleaned(report) }),
    );
  implement(app, reportErrorAsVisitor, async (request, reply) => {
    await keep(VISITORS, null, request.body);
    return reply.code(204).send(null);
  });
  implement(app, reportError, async (request, reply) => {
    await keep(accountOf(request), request.caller.personId, request.body);
    return reply.code(204).send(null);
  });
}

function cleaned({ error, errorInfo, state, location }: Report): Report {
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
