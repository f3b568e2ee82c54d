// Tells the server that a page broke, for the error log that super-admins read.
import { post } from '../client.ts';
import { logFailure } from '../log-failure.ts';
import type { Body } from '../operations.ts';
import { ServerProblem } from '../problem.ts';
import { currentSession } from '../session.ts';

type Report = Body<'post', '/api/v2/errors'>;

/** Sends the error, the page and where in it. Never throws: what cannot be sent stays in the console. */
export async function reportError(error: Error, componentStack: string): Promise<void> {
  const body = reportOf(error, componentStack);
  try {
    if (currentSession().state === 'in') await asMember(body);
    else await post('/api/v2/errors', { body });
  } catch (failure) {
    logFailure('The failure of the page could not be reported.', failure);
  }
}

// Whose session has just ended, or who has no place in the account any more, reports as a visitor.
async function asMember(body: Report): Promise<void> {
  try {
    await post('/api/v2/me/errors', { body });
  } catch (refused) {
    if (!(refused instanceof ServerProblem) || ![401, 403].includes(refused.status)) throw refused;
    await post('/api/v2/errors', { body });
  }
}

// The server refuses longer texts, and secrets in them are taken out there.
const cut = (text: string, charsMax: number): string =>
  text.slice(0, charsMax).replaceAll(/[\0\p{Surrogate}]/gu, '\ufffd');

function reportOf(error: Error, componentStack: string): Report {
  const { host, href, origin, pathname, port, protocol, search } = window.location;
  return {
    error: cut(`${error.name}: ${error.message}`, 2000),
    errorInfo: cut(`${componentStack.trim()}\n\n${error.stack ?? ''}`, 8000),
    state: {
      signedIn: currentSession().state === 'in',
      online: navigator.onLine,
      width: window.innerWidth,
      height: window.innerHeight,
      language: cut(navigator.language, 35),
    },
    location: {
      host: cut(host, 255),
      href: cut(href, 2048),
      origin: cut(origin, 300),
      pathname: cut(pathname, 2048),
      port,
      protocol: cut(protocol, 20),
      search: cut(search, 2048),
    },
  };
}
