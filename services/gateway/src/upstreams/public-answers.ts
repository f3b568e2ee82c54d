import { asService, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { LeadFacts } from '@leadwright/runtime/site/lead-facts';
import { tracedFetch } from '@leadwright/runtime/telemetry/traced-fetch';
import type { UpstreamName } from './forwarded-routes.ts';

/** What anybody may read, and the gateway for the pages that it sends. */
export type PublicAnswers = {
  /** What the public site claims and sells. */
  claimsOf(site: string): Promise<unknown>;
  /** What the installation counts in its leads. */
  leadFacts(): Promise<LeadFacts>;
};

const TIMEOUT_MS = 2000;

/** Throws where a service does not answer. */
export function createPublicAnswers(
  upstreams: Pick<Record<UpstreamName, string>, 'accounts' | 'search'>,
  tokens: ServiceTokens,
): PublicAnswers {
  const ask = async (service: keyof typeof upstreams, path: string): Promise<unknown> => {
    const response = await tracedFetch(service, `${upstreams[service]}${path}`, {
      headers: { authorization: `Bearer ${tokens.sign(service, 'forward', asService('gateway'))}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${service} answers ${response.status}`);
    return response.json();
  };
  return {
    claimsOf: (site) => ask('accounts', `/api/v2/claims?site=${encodeURIComponent(site)}`),
    leadFacts: async () => (await ask('search', '/api/v2/lead-facts')) as LeadFacts,
  };
}
