// The actions that use every edge of the architecture's picture, and the list of those edges. Equal for one process and
// for seven.
import { randomBytes, randomUUID } from 'node:crypto';
import { logIn, visitor, type Client } from '../people/client.ts';
import { arizona, countOf, endOf, fileOf, owner } from '../downloads/download-path.ts';
import { serviceNames, services } from '@leadwright/contracts/topology';
import { signUp } from '../people/sign-up.ts';

/** Calls of the gateway, events between services, and the one call that a reaction makes. */
export const edges = [
  ...serviceNames.filter((name) => name !== 'gateway').map((name) => `gateway→${name}`),
  ...serviceNames.flatMap((name) =>
    services[name].consumes.filter((owner) => owner !== name).map((owner) => `${owner}→${name}`),
  ),
  'notification→accounts',
];

/** Services that take part in a download. */
export const crossed = ['audit', 'billing', 'export', 'gateway', 'notification'];

export type Walked = { traceId: string; clickSpanId: string; email: string; accountId: string };

const admin = { email: 'admin@demo.test', password: owner.password };

/** Signs somebody up, downloads a file as the owner by one traced click, and reads every page's data. */
export async function walk(url: string): Promise<Walked> {
  const email = `walker.${randomUUID().slice(0, 8)}@canary.test`;
  await signUp(url, email);
  const client = await logIn(url, owner.email, owner.password);
  const { accountId } = (await client.call<{ accountId: string }>('GET', '/api/v2/me')).body;
  const click = await downloadByOneClick(url, client);
  await client.call('GET', '/api/v2/usage');
  const staff = await logIn(url, admin.email, admin.password);
  const trail = await staff.call('GET', `/api/v2/superadmin/accounts/${accountId}/trail?limit=10&reason=support`);
  if (trail.status !== 200) throw new Error(`trail: ${trail.status} ${JSON.stringify(trail.body)}`);
  await visitor(url).call('GET', '/api/v2/mailbox');
  return { ...click, email, accountId };
}

async function downloadByOneClick(url: string, client: Client): Promise<{ traceId: string; clickSpanId: string }> {
  const [traceId, clickSpanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const { datasetVersion } = await countOf(client, arizona);
  const body = { ...arizona, name: 'Arizona', rows: 50, datasetVersion };
  const asked = await client.call<{ id: string }>('POST', '/api/v2/downloads', body, {
    'idempotency-key': randomUUID(),
    traceparent: `00-${traceId}-${clickSpanId}-01`,
  });
  if (asked.status !== 202) throw new Error(`download: ${asked.status} ${JSON.stringify(asked.body)}`);
  const { status } = await endOf(client, asked.body.id);
  if (status !== 'ready') throw new Error(`the download ended as ${status}`);
  await fileOf(url, client, asked.body.id);
  return { traceId, clickSpanId };
}
