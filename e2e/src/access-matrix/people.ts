// The callers of the matrix: people with tokens and cookies, and ids of the owner that others must not see.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServiceTokens, type Caller, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { logIn, signedIn, visitor, type Client } from '../people/client.ts';
import { arizona, countOf, endOf, owner, requestDownload } from '../downloads/download-path.ts';
import { eventually } from '../eventually.ts';
import { room } from '../room.ts';
import { joinTeam } from '../people/join-team.ts';
import type { Example } from './example.ts';
import { impersonate } from '../people/impersonate.ts';
import { password, signUp } from '../people/sign-up.ts';

export type Identity = Omit<Caller, 'service'>;
export type Person = { name: string; token: string; cookie: string; identity: Identity };

/** Ids of the owner's account, which must not occur in answers to other accounts. */
export type Owned = {
  accountId: string;
  personId: string;
  email: string;
  downloadId: string;
  orderKey: string;
  file: Pick<Example, 'params' | 'query' | 'mayRefuse'>;
  datasetVersion: number;
};

export type People = {
  /** A member of the account that owns the examples. */
  owner: Person;
  member: Person;
  /** Members of separate accounts. */
  finance: Person;
  superAdmin: Person;
  otherAccount: Person;
  /** Was removed from the owner's account, and logged in again. */
  removed: Person;
  /** Somebody for whom a super-admin acts, and who does nothing there. */
  impersonated: Person;
  /** A member whose session has ended while the access token is still valid. */
  ended: Person;
};

type Me = {
  uid: string;
  accountId: string;
  role: 'admin' | 'download' | 'removed';
  staff: 'super-admin' | 'finance' | '';
};

const ENDED_SECONDS_MAX = 5;

/** Logs everybody in. Throws if a log-in fails, or if an ended session still works after 5 s. */
export async function gatherPeople(url: string): Promise<People> {
  const email = `other.${randomUUID().slice(0, 8)}@canary.test`;
  await signUp(url, email);
  const people = {
    owner: await personOf(url, 'owner', owner.email, owner.password),
    member: await personOf(url, 'member', 'member@demo.test', owner.password),
    finance: await personOf(url, 'finance', 'finance@demo.test', owner.password),
    superAdmin: await personOf(url, 'super-admin', 'admin@demo.test', owner.password),
    otherAccount: await personOf(url, 'other account', email, password),
    removed: await removedMember(url),
    impersonated: await impersonatedPerson(url),
    ended: await personOf(url, 'ended session', 'member@demo.test', owner.password),
  };
  const { token, cookie } = people.ended;
  await visitor(url).call('POST', '/api/v2/sessions/logout', {}, { cookie });
  await eventually(
    () => signedIn(url, token).call('GET', '/api/v2/me'),
    ({ status }) => status === 401,
    ENDED_SECONDS_MAX * room(),
  );
  return people;
}

/** Downloads one row as the owner and returns the ids of the file. */
export async function ownSomething(url: string, { token, identity }: Person): Promise<Owned> {
  const client: Client = signedIn(url, token);
  const { datasetVersion } = await countOf(client, arizona);
  const orderKey = randomUUID();
  const downloadId = (await requestDownload(client, arizona, 1, datasetVersion, orderKey)) ?? '';
  const { status, reason } = await endOf(client, downloadId);
  if (status !== 'ready') throw new Error(`the owner's download: ${status} ${reason ?? ''}`);
  await client.call('POST', `/api/v2/downloads/${downloadId}/report`, { reason: 'blankFile' });
  const link = await client.call<{ url: string }>('POST', `/api/v2/downloads/${downloadId}/link`, {});
  const opened = new URL(link.body.url, url);
  const file = {
    params: { token: opened.pathname.split('/').at(-1) ?? '' },
    query: { holder: opened.searchParams.get('holder') ?? '' },
    // At the service's port, by any session but the one that the link is of.
    mayRefuse: [404],
  };
  return {
    accountId: identity.accountId ?? '',
    personId: identity.personId,
    email: owner.email,
    downloadId,
    orderKey,
    file,
    datasetVersion,
  };
}

/** Signs tokens as any service of this data folder. */
export async function signersOf(dataFolder: string): Promise<Map<string, ServiceTokens>> {
  const { services } = JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as {
    services: Record<string, { privateKey: string }>;
  };
  return new Map(
    await Promise.all(
      Object.entries(services).map(
        async ([service, { privateKey }]) =>
          [service, await createServiceTokens({ service, privateKey, publicKeys: {} })] as const,
      ),
    ),
  );
}

async function removedMember(url: string): Promise<Person> {
  const email = `removed.${randomUUID().slice(0, 8)}@canary.test`;
  const admin = await logIn(url, owner.email, owner.password);
  const { personId } = await joinTeam(url, admin, email);
  const removed = await admin.call('POST', `/api/v2/team/members/${personId}/remove`);
  if (removed.status !== 200) throw new Error(`removal: ${removed.status} ${JSON.stringify(removed.body)}`);
  return personOf(url, 'removed member', email, password);
}

async function impersonatedPerson(url: string): Promise<Person> {
  const email = `helped.${randomUUID().slice(0, 8)}@canary.test`;
  await signUp(url, email);
  const { token, cookie, personId, accountId, superAdminId } = await impersonate(url, email);
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const { sid: sessionId } = JSON.parse(claims) as { sid: string };
  return {
    ...{ name: 'impersonated', token, cookie },
    identity: { personId, accountId, role: 'admin', staff: 'super-admin', impersonatorId: superAdminId, sessionId },
  };
}

async function personOf(url: string, name: string, email: string, secret: string): Promise<Person> {
  // Cookie and token share a session, so ending one ends the other.
  const {
    body: { token },
    headers,
  } = await visitor(url).call<{ token: string }>('POST', '/api/login', { email, password: secret });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const { status, body } = await signedIn(url, token).call<Me>('GET', '/api/v2/me');
  if (status !== 200 || cookie === '') throw new Error(`log-in of ${email}: ${status}`);
  const { uid, accountId, role, staff } = body;
  return {
    name,
    token,
    cookie,
    identity: {
      personId: uid,
      accountId,
      role: role === 'removed' ? null : role,
      staff: staff || null,
      impersonatorId: null,
      sessionId: sessionIn(token),
    },
  };
}

// Whoever speaks for the gateway names a session that is there: some routes end all others.
function sessionIn(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return (JSON.parse(claims) as { sid: string }).sid;
}
