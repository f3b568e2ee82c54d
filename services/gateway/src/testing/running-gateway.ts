// A gateway in front of test doubles of the services over real HTTP. Each double echoes the request and its caller.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import jwt from '@fastify/jwt';
import { createPublicKey } from 'node:crypto';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { keepRawBodies } from '@leadwright/runtime/requests/raw-body';
import { createLogger, type Logger } from '@leadwright/runtime/telemetry/logger';
import { createServiceTokens, generateTokenKey, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { buildApp } from '../app.ts';
import { createAccessTokens } from '../auth/access-token.ts';
import type { RateCounters } from '../auth/limiter-store.ts';
import type { LimitMaxima } from '../auth/limits.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import { createTestBotCheck } from '../bot-check/test-tokens.ts';
import { createLiveSessions } from '../auth/live-sessions.ts';
import { createLiveHub, type LiveHub } from '../live/live-hub.ts';
import type { CardFormProcessor } from '../routes/card-form-sources.ts';
import { openWebFolder } from '../routes/web-app.ts';
import { createAccountsClient } from '../upstreams/accounts-client.ts';
import { messagingOf, type MessagingSettings } from '../routes/messaging.ts';
import { UPSTREAM_LIMIT_MS } from '../upstreams/forward.ts';
import { upstreamNames, type UpstreamName } from '../upstreams/forwarded-routes.ts';
import { checkUpstreams } from '../upstreams/health.ts';

export const publicUrl = 'http://127.0.0.1:8080';
export const accessKey = { ...generateTokenKey(), id: 'key-1' };

export type Claims = Record<string, unknown>;
export const goodClaims: Claims = {
  sub: 'person-1',
  account: 'account-1',
  role: 'admin',
  staff: null,
  sid: 'session-1',
};

/** Signs an access token as accounts does; options override it. */
export async function signAccess(
  claims: Claims = {},
  { privateKey = accessKey.privateKey, header = {}, iss = 'accounts', aud = 'gateway', expiresIn = 600 } = {},
): Promise<string> {
  const app = Fastify();
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  await app.register(jwt, { secret: { private: privateKey, public: publicKey }, sign: { algorithm: 'EdDSA' } });
  await app.ready();
  return app.jwt.sign(
    { ...goodClaims, ...claims },
    { iss, aud, expiresIn, header: { alg: 'EdDSA', typ: 'at+jwt', kid: accessKey.id, ...header } },
  );
}

/** Rate counters in memory, for tests of other things than limits. */
export function memoryCounters(): RateCounters {
  const hits = new Map<string, number>();
  return {
    hit: async (key, windowMs) => {
      hits.set(key, (hits.get(key) ?? 0) + 1);
      return { current: hits.get(key) ?? 0, ttl: windowMs };
    },
    peek: async (key) => ({ current: hits.get(key) ?? 0, ttl: 60_000 }),
    attempt: async (key, windowMs, pausesMs) => {
      const tries = (hits.get(key) ?? 0) + 1;
      hits.set(key, tries);
      return tries > pausesMs.length ? windowMs : 0;
    },
    undoAttempt: async () => undefined,
    clear: async (key) => void hits.delete(key),
    sweep: async () => undefined,
  };
}

export type Upstreams = {
  urls: Record<UpstreamName, string>;
  /** Sessions that accounts reports as live, and cookies that it knows. */
  liveSessions: Set<string>;
  tokensOf(service: UpstreamName): Promise<ServiceTokens>;
  gatewayTokens: ServiceTokens;
  gatewayPrivateKey: string;
  /** Handlers that replace the echo, by path. */
  instead: Map<string, (request: FastifyRequest, reply: FastifyReply) => unknown>;
  stop(): Promise<void>;
};

/** `raw`: bodies are not parsed, as billing reads a provider's. */
export async function startUpstreams({ raw = false } = {}): Promise<Upstreams> {
  const gatewayKey = generateTokenKey();
  const tokensOf = (service: string) =>
    createServiceTokens({
      service,
      privateKey: generateTokenKey().privateKey,
      publicKeys: { gateway: gatewayKey.publicKey },
    });
  const liveSessions = new Set(['session-1']);
  const instead: Upstreams['instead'] = new Map();
  const apps: FastifyInstance[] = [];
  const urls: Partial<Record<UpstreamName, string>> = {};
  for (const name of upstreamNames) {
    const app = Fastify({ forceCloseConnections: true, bodyLimit: 2 * 1024 * 1024 });
    if (raw) keepRawBodies(app);
    const tokens = await tokensOf(name);
    app.get('/health/ready', async (_request, reply) =>
      instead.has(`${name} away`) ? reply.code(503).send({}) : { status: 'ready' },
    );
    const bearer = (request: FastifyRequest): string => (request.headers.authorization ?? '').slice('Bearer '.length);
    app.get<{ Params: { id: string } }>('/gateway/sessions/:id', async (request) => {
      tokens.verify(bearer(request), 'gateway');
      return { live: liveSessions.has(request.params.id) };
    });
    app.post<{ Body: { cookie: string } }>('/gateway/sessions/of-cookie', async (request, reply) => {
      tokens.verify(bearer(request), 'gateway');
      const session = /test-refresh=(\S+)/.exec(request.body.cookie)?.[1] ?? '';
      if (!liveSessions.has(session))
        return reply.code(401).send({ code: 'session-over', message: '', correlationId: '' });
      const role = session === 'of-removed' ? 'removed' : 'admin';
      const owner = { sessionId: session, personId: 'person-1', accountId: 'account-1', role, staff: null };
      // As accounts answers for the cookie of a super-admin who acts for that person.
      return session === 'acting' ? { ...owner, staff: 'super-admin', impersonatorId: 'support-1' } : owner;
    });
    app.all('/*', async (request, reply) => {
      const answer = instead.get(request.url.split('?')[0] ?? '');
      if (answer) return answer(request, reply);
      const caller = tokens.verify(bearer(request), 'forward');
      return {
        service: name,
        url: request.url,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        caller,
      };
    });
    urls[name] = await app.listen({ host: '127.0.0.1', port: 0 });
    apps.push(app);
  }
  return {
    urls: urls as Upstreams['urls'],
    liveSessions,
    instead,
    tokensOf,
    gatewayPrivateKey: gatewayKey.privateKey,
    gatewayTokens: await createServiceTokens({ service: 'gateway', privateKey: gatewayKey.privateKey, publicKeys: {} }),
    stop: async () => void (await Promise.all(apps.map((app) => app.close()))),
  };
}

export type TestGateway = { app: HttpApp; hub: LiveHub; stop(): Promise<void> };

export async function buildGateway(
  upstreams: Upstreams,
  {
    counters = memoryCounters(),
    url = publicUrl,
    upstreamLimitMs = UPSTREAM_LIMIT_MS,
    now,
    limitMaxima = {},
    processor = 'sandbox',
    webFolder,
    botCheck = createTestBotCheck(),
    messaging = messagingOf(undefined),
    logger = createLogger('gateway', 'silent'),
  }: {
    processor?: CardFormProcessor;
    /** A built web application, in place of a page of two words. */
    webFolder?: string;
    botCheck?: BotCheck;
    messaging?: MessagingSettings;
    counters?: RateCounters;
    limitMaxima?: LimitMaxima;
    url?: string;
    upstreamLimitMs?: number;
    now?: () => number;
    logger?: Logger;
  } = {},
): Promise<TestGateway> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-web-'));
  const made = path.join(folder, 'prerendered/leadwright');
  await mkdir(path.join(folder, 'assets'));
  const variants = ['', 'counted', 'unclaimed'].map((name) => path.join(made, name));
  for (const variant of variants) await mkdir(variant, { recursive: true });
  await mkdir(path.join(folder, 'pictures'));
  await Promise.all([
    writeFile(path.join(folder, 'index.html'), '<!doctype html><title>of no site</title>'),
    ...variants.flatMap((of) => [
      writeFile(path.join(of, 'application.html'), '<!doctype html><title>the page</title>'),
      writeFile(path.join(of, 'files.json'), '{}'),
    ]),
    writeFile(path.join(folder, 'csp.json'), JSON.stringify({ scriptHashes: ["'sha256-abc'"] })),
    writeFile(
      path.join(folder, 'pages.json'),
      JSON.stringify({ pages: ['/', '/home', '/signup/confirm', '/search/:dictId', '/settings/*', '/api/:slug'] }),
    ),
    writeFile(path.join(folder, 'favicon.svg'), '<svg/>'),
    writeFile(path.join(folder, 'pictures/search-light@2x.webp'), 'a picture'),
    writeFile(path.join(folder, 'pictures/demo.webm'), 'a film in parts'),
    writeFile(path.join(folder, 'pictures/demo.vtt'), 'WEBVTT'),
    writeFile(path.join(folder, 'assets/app-1234.js'), 'export {};'),
    // Plain text instead of compressed bytes, so that a test sees which file it got.
    writeFile(path.join(folder, 'assets/app-1234.js.br'), 'brotli of app'),
    writeFile(path.join(folder, 'assets/app-1234.js.gz'), 'gzip of app'),
  ]);
  const accounts = createAccountsClient(upstreams.urls.accounts, upstreams.gatewayTokens);
  const sessions = createLiveSessions(accounts, now);
  const hub = createLiveHub(sessions);
  const app = await buildApp({
    upstreams: upstreams.urls,
    upstreamLimitMs,
    tokens: upstreams.gatewayTokens,
    accounts,
    sessions,
    counters,
    botCheck,
    messaging,
    limitMaxima,
    hub,
    processor,
    publicUrl: url,
    proxies: [],
    accessTokens: await createAccessTokens({ [accessKey.id]: accessKey.publicKey }),
    web: openWebFolder(webFolder ?? folder, {
      publicUrl: url,
      site: 'leadwright',
      supportEmail: 'help@site.test',
      supportText: '(480) 555-0100',
      supportPhone: '(480) 555-0101',
      videoUrl: '',
      desktopUrl: '',
      changelogAccount: '',
    }),
    logger,
    ready: () => checkUpstreams(upstreams.urls),
  });
  return {
    app,
    hub,
    stop: async () => {
      hub.close();
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
