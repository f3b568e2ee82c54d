// Everything the gateway reads from its environment.
import { busVariables } from '@leadwright/runtime/process/bus-config';
import { portVariables } from '@leadwright/runtime/http/listen';
import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { Type, type Static } from 'typebox';

const atLeastOne = Type.Integer({ minimum: 1 });
const byName = Type.Record(Type.String(), Type.String());

export const GatewayConfigSchema = Type.Object({
  ...portVariables('GATEWAY'),
  /** Counters of the rate limits, nothing else. */
  GATEWAY_POSTGRES_URL: Type.String(),
  GATEWAY_SERVICE_PRIVATE_KEY: Type.String(),
  /** Key id to public key (PEM) of accounts' access tokens. */
  GATEWAY_ACCESS_PUBLIC_KEYS: byName,
  /** Public address of each service behind the gateway, by its name. It is told no internal one. */
  GATEWAY_PEERS: byName,
  /** Makes the limiter's keys unreadable; the same for all gateways. */
  GATEWAY_LIMITER_KEY: Type.String({ minLength: 32 }),
  /** The address browsers use: decides which Origin is ours. */
  GATEWAY_PUBLIC_URL: httpUrl(),
  /** The built web application. */
  GATEWAY_WEB_FOLDER: Type.String(),
  /** Addresses (IP or CIDR) of our proxies in front; what anybody else writes into X-Forwarded-For counts for nothing. */
  GATEWAY_PROXIES: Type.Array(Type.String(), { default: [] }),
  /** Limit name to its maximum in a window, where it is not the one of auth/limits.ts. */
  GATEWAY_LIMIT_MAXIMA: Type.Partial(
    Type.Object(
      {
        'login-network': atLeastOne,
        'refresh-network': atLeastOne,
        'sign-up-network': atLeastOne,
        'sign-up-mailbox': atLeastOne,
        'confirm-network': atLeastOne,
        'teaser-network': atLeastOne,
        counts: atLeastOne,
        searches: atLeastOne,
        downloads: atLeastOne,
      },
      { additionalProperties: false },
    ),
    { default: {} },
  ),
  GATEWAY_LOG_LEVEL: Type.String({ default: 'info' }),
  GATEWAY_OTLP_URL: Type.Optional(httpUrl('Where spans go, by OTLP over HTTP; absent: none are made.')),
  GATEWAY_CRASH_AT: Type.Optional(Type.String()),
});

export type GatewayConfig = Readonly<Static<typeof GatewayConfigSchema>>;

/** What only a start of this service alone needs: where its bus is, and whether to migrate first. */
export const GatewayMainConfigSchema = Type.Object({
  ...GatewayConfigSchema.properties,
  ...busVariables('GATEWAY'),
  GATEWAY_MIGRATE: Type.Boolean({ default: false }),
});
