// The load of the fault tests: the demo owner with thousands of leads, and trial accounts that run out of leads, so
// that refusals happen too.
import type { Client } from './client.ts';
import { logIn } from './client.ts';
import { arizona, countOf, owner } from '../downloads/download-path.ts';
import { eventually } from '../eventually.ts';
import { startLoad, type Load } from './load.ts';
import { password, signUp } from './sign-up.ts';

/** Limits that the load does not reach; other tests check the product's own. */
export const hurriedLimits = {
  GATEWAY_LIMIT_MAXIMA: JSON.stringify({
    'login-network': 100_000,
    'refresh-network': 100_000,
    'sign-up-network': 100_000,
    'confirm-network': 100_000,
    'sign-up-mailbox': 100_000,
    'reset-network': 100_000,
    'reset-mailbox': 100_000,
    'password-person': 100_000,
    'email-person': 100_000,
    'email-mailbox': 100_000,
    'bot-check-network': 100_000,
    'sms-number': 100_000,
    'sms-number-day': 100_000,
    'sms-account-day': 100_000,
    'privacy-network': 100_000,
    'privacy-mailbox': 100_000,
    'privacy-link-network': 100_000,
    'personal-data': 100_000,
    'privacy-person': 100_000,
    'teaser-network': 100_000,
    'invitation-network': 100_000,
    invitations: 100_000,
    'errors-network': 100_000,
    'errors-person': 100_000,
    'saved-searches': 100_000,
    'shared-network': 100_000,
    shares: 100_000,
    'shares-day': 100_000,
    'share-previews': 100_000,
    counts: 100_000,
    facets: 100_000,
    searches: 100_000,
    downloads: 100_000,
    'promotion-codes': 100_000,
    'promotion-network': 100_000,
  }),
};

export type DemoLoadOptions = {
  /** Read at every use, because a restarted product may have another address. */
  url: () => string;
  /** E-mail addresses of trial accounts, which are created if they are new. */
  trials?: string[];
  rowsOf?: (n: number) => number;
  settleSeconds?: number;
};

/** Signs the trial accounts up and starts the load for all people. */
export async function startDemoLoad({
  url,
  trials = [],
  rowsOf = (n) => 1 + ((n * 7) % 23),
  settleSeconds,
}: DemoLoadOptions): Promise<Load> {
  for (const email of trials) await known(url(), email);
  const people = [owner, owner, ...trials.map((email) => ({ email, password }))];
  // A server that is being killed answers the first call with an error.
  const { datasetVersion } = await eventually(
    async () => countOf(await logIn(url(), owner.email, owner.password), arizona),
    () => true,
  );
  return startLoad({
    people: people.map((person) => (): Promise<Client> => logIn(url(), person.email, person.password)),
    datasetVersion,
    rowsOf,
    ...(settleSeconds === undefined ? {} : { settleSeconds }),
  });
}

async function known(url: string, email: string): Promise<void> {
  await logIn(url, email, password).catch(() => signUp(url, email));
}
