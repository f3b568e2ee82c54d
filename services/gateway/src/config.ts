// Everything the gateway reads from its environment.
import { Type, type Static } from 'typebox';

const byName = Type.Record(Type.String(), Type.String());

export const GatewayConfigSchema = Type.Object({
  GATEWAY_HOST: Type.String({ default: '127.0.0.1' }),
  /** 0 takes a free one. */
  GATEWAY_PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  /** Counters of the rate limits, nothing else. */
  GATEWAY_POSTGRES_URL: Type.String(),
  /** Topic to the log that live updates are heard from. */
  GATEWAY_BUS_LOGS: byName,
  GATEWAY_SERVICE_PRIVATE_KEY: Type.String(),
  /** Key id to public key (PEM) of accounts' access tokens. */
  GATEWAY_ACCESS_PUBLIC_KEYS: byName,
  /** Base address of each service behind the gateway, by its name. */
  GATEWAY_PEERS: byName,
  /** Makes the limiter's keys unreadable; the same for all gateways. */
  GATEWAY_LIMITER_KEY: Type.String({ minLength: 32 }),
  /** The address browsers use: decides which Origin is ours. */
  GATEWAY_PUBLIC_URL: Type.String({ pattern: '^https?://' }),
  /** The built web application. */
  GATEWAY_WEB_FOLDER: Type.String(),
  /** Addresses (IP or CIDR) of our proxies in front; what anybody else writes into X-Forwarded-For counts for nothing. */
  GATEWAY_PROXIES: Type.Array(Type.String(), { default: [] }),
  GATEWAY_MIGRATE: Type.Boolean({ default: false }),
  GATEWAY_LOG_LEVEL: Type.String({ default: 'info' }),
  GATEWAY_CRASH_AT: Type.Optional(Type.String()),
});

export type GatewayConfig = Readonly<Static<typeof GatewayConfigSchema>>;
