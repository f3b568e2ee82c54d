import type { FastifyInstance } from 'fastify';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { refreshCookieName } from '@leadwright/runtime/requests/refresh-cookie-name';
import type { LeadFacts } from '@leadwright/runtime/site/lead-facts';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry/telemetry';
import type { AccessTokens } from './auth/access-token.ts';
import { anonymous, createAuthenticate } from './auth/authenticate.ts';
import { createLimiter } from './auth/limiter.ts';
import type { RateCounters } from './auth/limiter-store.ts';
import type { LimitMaxima } from './auth/limits.ts';
import type { LiveSessions } from './auth/live-sessions.ts';
import { createOriginCheck } from './auth/origin.ts';
import type { BotCheck } from './bot-check/bot-check.ts';
import { createBotGuard } from './bot-check/bot-guard.ts';
import { cspSourcesOf } from './bot-check/open-bot-check.ts';
import type { LiveHub } from './live/live-hub.ts';
import { apiDocsRoutes } from './routes/api-docs.ts';
import { botCheckRoutes, type BotCheckRouteParts } from './routes/bot-check-routes.ts';
import { cardFormSources, type CardFormProcessor } from './routes/card-form-sources.ts';
import { addCompression } from './routes/compressed-json.ts';
import { getEventsRoute } from './routes/get-events.ts';
import { messagingRoute, messagingSources, type MessagingSettings } from './routes/messaging.ts';
import { createKeptAsking } from './routes/made-pages/kept-asking.ts';
import { createSpokenClaims } from './routes/made-pages/spoken-claims.ts';
import { securityHeaders } from './routes/security-headers.ts';
import { webAppRoutes, type WebFolder } from './routes/web-app.ts';
import type { AccountsClient } from './upstreams/accounts-client.ts';
import { forwardRoutes } from './upstreams/forward.ts';
import type { UpstreamName } from './upstreams/forwarded-routes.ts';
import { createPublicAnswers } from './upstreams/public-answers.ts';

export type GatewayParts = {
  upstreams: Record<UpstreamName, string>;
  upstreamLimitMs: number;
  tokens: ServiceTokens;
  accessTokens: AccessTokens;
  accounts: AccountsClient;
  sessions: LiveSessions;
  counters: RateCounters;
  botCheck: BotCheck;
  limitMaxima?: LimitMaxima;
  hub: LiveHub;
  web: WebFolder;
  processor: CardFormProcessor;
  messaging: MessagingSettings;
  publicUrl: string;
  proxies: string[];
  logger: Logger;
  /** Throws, with the reason, while the product cannot be used. */
  ready: () => Promise<void>;
  telemetry?: Telemetry | undefined;
};

export async function buildApp(parts: GatewayParts): Promise<HttpApp> {
  const { upstreams, tokens, logger, ready, proxies, publicUrl, web } = parts;
  const headers = (app: FastifyInstance) =>
    securityHeaders(app, {
      scriptHashes: web.scriptHashes,
      secure: new URL(publicUrl).protocol === 'https:',
      others: [
        cspSourcesOf(parts.botCheck.settings),
        cardFormSources[parts.processor],
        messagingSources(parts.messaging),
        web.sources,
      ],
    });
  const app = await buildHttpApp({
    service: 'gateway',
    logger,
    tokens: null,
    ready,
    proxies,
    headers,
    telemetry: parts.telemetry,
  });
  const plain = app as unknown as FastifyInstance;
  plain.addHook('onRequest', async (request) => {
    request.caller = anonymous;
  });
  const limiter = await createLimiter(plain, parts.counters, parts.limitMaxima);
  const checkOrigin = createOriginCheck(publicUrl);
  const botGuard = createBotGuard(parts.botCheck, parts.counters);
  await forwardRoutes(plain, {
    upstreams,
    upstreamLimitMs: parts.upstreamLimitMs,
    tokens,
    limiter,
    botGuard,
    sessions: parts.sessions,
    authenticate: createAuthenticate(parts.accessTokens, parts.sessions),
    checkOrigin,
    cookieName: refreshCookieName(publicUrl),
  });
  addOwnRoutes(app, { ...parts, botGuard, botSettings: parts.botCheck.settings, limiter, checkOrigin });
  await plain.register(async (scope) => {
    await addCompression(scope, { every: true });
    await apiDocsRoutes(scope);
  });
  const publicly = createPublicAnswers(upstreams, tokens);
  await webAppRoutes(plain, {
    ...web,
    cookieName: refreshCookieName(publicUrl),
    spoken: createSpokenClaims(() => publicly.claimsOf(web.site), { site: web.site }),
    // What was counted names its day, so it stays true while nobody counts.
    leadFacts: createKeptAsking<LeadFacts | null>(publicly.leadFacts, { otherwise: (last) => last ?? null }),
  });
  return app;
}

type OwnRouteParts = Parameters<typeof getEventsRoute>[1] & BotCheckRouteParts & Pick<GatewayParts, 'messaging'>;

export function addOwnRoutes(app: HttpApp, parts: OwnRouteParts): void {
  botCheckRoutes(app, parts);
  messagingRoute(app, parts);
  getEventsRoute(app, parts);
}
