// A route of the API, declared once: the service implements it, the gateway forwards by it, the web application takes
// its types from it, and the API document and the access matrix read it.
import type { PersonAccess } from '@leadwright/runtime/access/roles';
import type { DeclaredRoute } from '@leadwright/runtime/http/declared-route';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import type { ServiceName } from '../topology.ts';
import type { LimitName } from './limit-name.ts';

/** What a token of the bot check was made for. */
export type BotAction = 'signup';

export type Proof = {
  by: 'signature' | 'link' | 'cookie';
  /** The refusals that say that it does not hold. Any other refusal of the route comes after it held. */
  failsAs: readonly Refusal[];
  /** An answer with `usable: false` says so too. */
  orUnusable?: true;
};

export type Route = Omit<DeclaredRoute, 'access'> & {
  service: ServiceName;
  /**
   * public: anybody. The others: signed-in people, by the table of roles.
   * provider: a provider's servers, known to the service by their signature over the raw bytes; no session, no cookies,
   * any Origin, JSON or a form.
   */
  access: 'public' | 'provider' | PersonAccess;
  /** The gateway counts each request under all of them. */
  limits?: LimitName[];
  /**
   * What the request itself proves, without a session. What strangers send fills no limit that stops a request whose
   * proof holds (docs/decisions/0083).
   */
  proof?: Proof;
  /** Forwarded only with a token that proves a person (docs/decisions/0033), made for this action. */
  botCheck?: BotAction;
  /** The older pages send that token in the body, as `response`; it is used up when the service sees it. */
  botTokenInBody?: true;
  /** Forwards our refresh cookie, and the answer may set it. The request then needs an Origin of ours. */
  cookies?: true;
  /** Public, and the service hears who is signed in. */
  knowsCaller?: true;
  /** A link names in `holder` the session that it was made in; the service hears of that session while it lives. */
  ofSession?: true;
  /** A file, which takes as long as its bytes keep moving. */
  anySize?: true;
  /**
   * Compresses long JSON. Never set it where the answer holds a token or a link: the compressed length would leak it
   * (BREACH).
   */
  compressible?: true;
  /**
   * For a super-admin who acts for another (docs/decisions/0040). Where it is not said, reads of the person's own are
   * allowed, and what changes something or belongs to staff is refused.
   */
  whileActing?: 'allowed' | 'refused';
};

/** Keeps the declaration's own type, which its implementation and the web application read. */
export function route<const Declared extends Route>(declared: Declared): Declared {
  return declared;
}
