// Who can fill each limit, and whom it stops: from the declared routes and the table of limits (docs/limits.md).
import type { LimitName } from '@leadwright/contracts/routes/limit-name';
import type { Route } from '@leadwright/contracts/routes/route';
import { routes } from '@leadwright/contracts/routes/routes';
import type { LimitKey } from './limit-keys.ts';
import { limits, type Limit } from './limits.ts';

/**
 * anybody: without a session and without a proof. people: who is signed in. failures: requests whose proof failed, so
 * anybody. holders: who holds a proof, such as a link.
 */
export type Filler = 'anybody' | 'people' | 'failures' | 'holders';

export type LimitRow = { name: LimitName; limit: Limit; routes: readonly Route[]; fills: Filler };

export const asksNoSession = ({ access }: Route): boolean => access === 'public' || access === 'provider';

export const limitMatrix: readonly LimitRow[] = (Object.entries(limits) as [LimitName, Limit][]).map(
  ([name, limit]) => {
    const under = routes.filter((route) => route.limits?.includes(name));
    return { name, limit, routes: under, fills: fillerOf(limit, under) };
  },
);

function fillerOf({ filledBy }: Limit, under: readonly Route[]): Filler {
  if (filledBy === 'failed') return 'failures';
  if (filledBy === 'held') return 'holders';
  return under.some(asksNoSession) ? 'anybody' : 'people';
}

/** The page `docs/limits.md`. */
export function limitPage(): string {
  const rows = limitMatrix.map(({ name, limit, routes: under, fills }) => [
    `\`${name}\``,
    `${limit.max.toLocaleString('en-US')} in ${spanOf(limit.windowSeconds)}`,
    keyWords[limit.key],
    fillWords[fills],
    stopWords[fills](keyWords[limit.key]),
    under.map(({ method, path }) => `\`${method} ${path}\``).join('<br>'),
  ]);
  const head = ['limit', 'allows', 'counted for', 'who can fill it', 'whom it stops', 'routes'];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${intro}\n\n${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

const intro = `# Rate limits

Written by \`npm run limits\` from the declared routes and \`services/gateway/src/auth/limits.ts\`; \`limit-matrix.test.ts\` walks it. What strangers can send never fills a limit that somebody needs who is signed in, or who has a signature, a link or a cookie that holds ([why](decisions/0083-limits-in-two-classes.md)). A network address is an IPv4 address or an IPv6 /64. An installation sets other maxima by \`GATEWAY_LIMIT_MAXIMA\`.`;

const keyWords: Record<LimitKey, string> = {
  network: 'a network address',
  person: 'a person',
  account: 'an account',
  address: 'an e-mail address',
  mailbox: 'a mailbox, however its address is written',
  telephone: 'a telephone number',
  link: 'a link',
  provider: 'a provider',
};

const fillWords: Record<Filler, string> = {
  anybody: 'anybody',
  people: 'signed-in people',
  failures: 'anybody whose signature, link or cookie does not hold',
  holders: 'whoever holds the signature or link',
};

const stopWords: Record<Filler, (key: string) => string> = {
  anybody: (key) => `anybody, for the same ${key.replace(/^an? /, '')}, who has no session yet`,
  people: (key) => `signed-in people, for the same ${key.replace(/^an? /, '')}`,
  failures: () => 'only those whose proof does not hold',
  holders: (key) => `the same ${key.replace(/^an? /, '')} alone`,
};

function spanOf(seconds: number): string {
  if (seconds % 86_400 === 0) return 'a day';
  if (seconds % 3600 === 0) return 'an hour';
  return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
}
