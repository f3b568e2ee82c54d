// What one row of the gateway's table says.
import { topics, type OwnerName } from '@leadwright/contracts/topology';
import type { PersonAccess } from '@leadwright/runtime/access/roles';
import type { LimitName } from '../../auth/limits.ts';
import type { BotAction } from '../../bot-check/bot-check.ts';

/** Every service with a log has routes behind the gateway. */
export type UpstreamName = OwnerName;
export const upstreamNames = Object.keys(topics) as UpstreamName[];

/**
 * public: anybody. The others: signed-in people, by the table of roles.
 * provider: a provider's servers, known to the service by their signature over the raw bytes; no session, no cookies,
 * any Origin, JSON or a form.
 */
export type ForwardedAccess = 'public' | 'provider' | PersonAccess;

export type ForwardedRoute = {
  method: 'GET' | 'POST' | 'PUT';
  /** The service's own path, parameters as `:name`. */
  path: string;
  service: UpstreamName;
  access: ForwardedAccess;
  limits?: LimitName[];
  /** Forwarded only with a token that proves a person (docs/decisions/0033), made for this action. */
  botCheck?: BotAction;
  /** The older pages send that token in the body, as `response`; it is used up when the service sees it. */
  botTokenInBody?: true;
  /** Forwards our refresh cookie, and the answer may set it. The request then needs an Origin of ours. */
  cookies?: true;
  /** A file, which takes as long as its bytes keep moving. */
  anySize?: true;
  /**
   * Compresses long JSON. Never set it where the answer holds a token or a link: the compressed length would leak it
   * (BREACH).
   */
  compressible?: true;
};
