import type { GatewayParts } from './app.ts';
import { createAccessTokens } from './auth/access-token.ts';
import type { GatewayConfig } from './config.ts';
import { messagingOf } from './routes/messaging.ts';
import { openWebFolder } from './routes/web-app.ts';
import { UPSTREAM_LIMIT_MS } from './upstreams/forward.ts';
import { upstreamNames, type UpstreamName } from './upstreams/forwarded-routes.ts';

export type GatewaySettings = Pick<
  GatewayParts,
  | 'upstreams'
  | 'upstreamLimitMs'
  | 'processor'
  | 'messaging'
  | 'accessTokens'
  | 'web'
  | 'publicUrl'
  | 'proxies'
  | 'limitMaxima'
>;

/** Throws where a service has no address, or the built pages are missing. */
export async function readSettings(config: GatewayConfig): Promise<GatewaySettings> {
  return {
    upstreams: upstreamsOf(config),
    upstreamLimitMs: UPSTREAM_LIMIT_MS,
    accessTokens: await createAccessTokens(config.GATEWAY_ACCESS_PUBLIC_KEYS),
    web: openWebFolder(config.GATEWAY_WEB_FOLDER, {
      publicUrl: config.GATEWAY_PUBLIC_URL.replace(/\/$/, ''),
      supportEmail: config.GATEWAY_SUPPORT_EMAIL,
      supportText: config.GATEWAY_SUPPORT_TEXT,
      supportPhone: config.GATEWAY_SUPPORT_PHONE ?? config.GATEWAY_SUPPORT_TEXT,
      site: config.GATEWAY_SITE,
      videoUrl: config.GATEWAY_VIDEO_URL ?? '',
      desktopUrl: config.GATEWAY_DESKTOP_URL ?? '',
      changelogAccount: config.GATEWAY_CHANGELOG_ACCOUNT ?? '',
    }),
    processor: config.GATEWAY_PROCESSOR,
    messaging: messagingOf(config.GATEWAY_MESSAGING_APP_ID),
    publicUrl: config.GATEWAY_PUBLIC_URL,
    proxies: config.GATEWAY_PROXIES,
    limitMaxima: config.GATEWAY_LIMIT_MAXIMA,
  };
}

function upstreamsOf({ GATEWAY_PEERS: peers }: GatewayConfig): Record<UpstreamName, string> {
  const missing = upstreamNames.filter((name) => peers[name] === undefined);
  if (missing.length > 0) throw new Error(`GATEWAY_PEERS does not say where ${missing.join(', ')} is`);
  // Only these: a gateway that found itself among its peers would ask itself whether it is ready.
  return Object.fromEntries(upstreamNames.map((name) => [name, peers[name]])) as Record<UpstreamName, string>;
}
