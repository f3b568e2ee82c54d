// The file store's links end here; they keep what the links of every adapter keep.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openFileStore } from '@leadwright/objects/file-store';
import { objectLinkContract } from '@leadwright/objects/object-link.contract';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createServiceTokens, generateTokenKey, type Caller } from '@leadwright/runtime/process/service-tokens';
import { getFileRoute } from './get-file.ts';

const anonymous = {
  personId: 'anonymous',
  accountId: null,
  role: null,
  staff: null,
  impersonatorId: null,
  sessionId: null,
};

const folders: string[] = [];
const apps: HttpApp[] = [];

afterAll(async () => {
  for (const app of apps) await app.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function running() {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-links-'));
  folders.push(folder);
  const keys = { export: generateTokenKey(), gateway: generateTokenKey() };
  const tokens = await createServiceTokens({
    service: 'export',
    privateKey: keys.export.privateKey,
    publicKeys: { gateway: keys.gateway.publicKey },
  });
  const gateway = await createServiceTokens({
    service: 'gateway',
    privateKey: keys.gateway.privateKey,
    publicKeys: {},
  });
  const store = await openFileStore({ folder, signingKey: 'k'.repeat(32), linkBase: '/api/v2/files' });
  const app = await buildHttpApp({
    service: 'export',
    logger: createLogger('export', 'silent'),
    tokens,
    ready: () => Promise.resolve(),
  });
  apps.push(app);
  getFileRoute(app, { objects: store });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const open = (
    link: string,
    { headers, ...request }: RequestInit = {},
    caller: Caller = { service: 'gateway', ...anonymous },
  ) =>
    fetch(`${url}${link}`, {
      ...request,
      headers: {
        ...(headers as Record<string, string>),
        authorization: `Bearer ${gateway.sign('export', 'forward', caller)}`,
      },
    });
  return { store, open };
}

describe('a link to the file store', () => {
  objectLinkContract(async () => {
    const { store, open } = await running();
    return {
      store,
      open: (link, request) => open(link, request),
      turned: (link, key) => {
        const [, payload = '', signature = ''] = /([^/.]+)\.([^/.]+)$/.exec(link) ?? [];
        const [, ...rest] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [string, string, number];
        return `/api/v2/files/${Buffer.from(JSON.stringify([key, ...rest])).toString('base64url')}.${signature}`;
      },
    };
  });

  it('that was made in a session opens for the gateway that says that the session lives, and for no other', async () => {
    const { store, open } = await running();
    await store.put('downloads/mine', Readable.from([Buffer.from('mine')]), { contentType: 'text/csv' });
    const link = await store.link('downloads/mine', { filename: 'a.csv', seconds: 60, holder: 'account-1.session-1' });
    expect(new URL(link, 'http://x').searchParams.get('holder')).toBe('account-1.session-1');
    const as = async (accountId: string | null, sessionId: string | null) =>
      (await open(link, {}, { service: 'gateway', ...anonymous, accountId, sessionId })).status;
    expect(await as('account-1', 'session-1')).toBe(200);
    expect([await as(null, null), await as('account-1', 'session-2'), await as('account-2', 'session-1')]).toEqual([
      404, 404, 404,
    ]);
  });
});
