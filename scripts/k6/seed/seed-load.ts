// Opens the accounts of a load by accounts' own route, and sessions by log-in, as people do. A repeat finds what is there
// and renews its sessions, which needs no password and so no hash: many times as fast.
import { createServiceTokens, asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { randomUUID } from 'node:crypto';
import { logIn, refresh, usage, type LoadRequest } from '../requests.ts';
import type { Person } from '../steps.ts';
import { addressOf, type PeopleFile } from './people-file.ts';
import type { Site } from './site.ts';

export type SeedParts = {
  site: Site;
  origin: string;
  plan: string;
  load: number;
  /** A session that lasts until then is kept; absent: every session is a new one. */
  keepUntil?: number;
  /** Called at times, with how many of `load` are ready. */
  onProgress?: (done: number) => void;
};

// Hashing a password takes a core for some 60 ms, and accounts does three at a time.
const AT_ONCE = 6;
const LEADS_SECONDS_MAX = 120;
const TRIES_MAX = 5;

/** The people of `kept` and those that were missing, all with sessions. Throws a sentence if one is refused. */
export async function seedLoad(kept: PeopleFile, parts: SeedParts): Promise<PeopleFile> {
  const tokens = await createServiceTokens({
    service: 'operator',
    privateKey: parts.site.privateKey,
    publicKeys: {},
  });
  const people: Person[] = [];
  let done = 0;
  await forEach(parts.load, async (n) => {
    const known = kept.people[n];
    people[n] =
      known && known.expiresAt >= (parts.keepUntil ?? Infinity)
        ? known
        : ((known && (await renewed(known, parts))) ??
          (await seedOne(addressOf(kept, n + 1), kept.password, tokens, parts)));
    parts.onProgress?.(++done);
  });
  await forEach(parts.load, async (n) => {
    const person = people[n];
    if (person && person !== kept.people[n]) await untilLeads(person, parts.site.url);
  });
  return { ...kept, people: [...people, ...kept.people.slice(parts.load)] };
}

/** Does the work for 0 to `count` less one, some at once, in order. */
async function forEach(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const some = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) await work(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/** The person with a new token; undefined where the session is over, whatever ended it. */
async function renewed({ email, cookie }: Person, { site, origin }: SeedParts): Promise<Person | undefined> {
  const response = await answerOf(refresh(site.url, cookie, origin), [401]);
  return response.ok ? personOf(email, response) : undefined;
}

async function personOf(email: string, signedIn: Response): Promise<Person> {
  const { token, expiresInSeconds } = (await signedIn.json()) as { token: string; expiresInSeconds: number };
  const [cookie = ''] = signedIn.headers.get('set-cookie')?.split(';') ?? [];
  return { email, token, expiresAt: Date.now() + expiresInSeconds * 1_000, cookie };
}

async function seedOne(email: string, password: string, tokens: ServiceTokens, parts: SeedParts): Promise<Person> {
  const { site, plan, origin } = parts;
  await answerOf({
    method: 'POST',
    url: `${site.accountsUrl}/internal/accounts`,
    headers: {
      'content-type': 'application/json',
      'x-correlation-id': randomUUID(),
      authorization: `Bearer ${tokens.sign('accounts', 'internal', asService('operator'))}`,
    },
    body: JSON.stringify({ email, name: 'Load', password, planId: plan }),
  });
  return personOf(email, await answerOf(logIn(site.url, email, password, origin)));
}

// The plan comes to billing by an event, a moment after the account.
async function untilLeads({ email, token }: Person, url: string): Promise<void> {
  const deadline = Date.now() + LEADS_SECONDS_MAX * 1_000;
  for (;;) {
    const { leadsRemaining } = (await (await answerOf(usage(url, token))).json()) as { leadsRemaining: number };
    if (leadsRemaining > 0) return;
    if (Date.now() > deadline)
      throw new Error(`${email} has no leads after ${LEADS_SECONDS_MAX} s: is billing running?`);
    await wait(200);
  }
}

// 503 comes while the product starts or is busy; it says when to come again. `alsoTaken`: refusals that are an answer too.
async function answerOf({ method, url, headers, body }: LoadRequest, alsoTaken: number[] = []): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) }).catch(
      (error: unknown) => {
        throw new Error(`nothing answers at ${new URL(url).origin}: is the product running?`, { cause: error });
      },
    );
    if (response.ok || alsoTaken.includes(response.status)) return response;
    if (response.status === 429)
      throw new Error(
        'the limits are those of people: start the product with GATEWAY_LIMIT_MAXIMA="$(npm run --silent seed -- --limits)"',
      );
    if (response.status !== 503 || tries === TRIES_MAX)
      throw new Error(`${new URL(url).pathname} says no: ${response.status} ${await response.text()}`);
    await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000);
  }
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
