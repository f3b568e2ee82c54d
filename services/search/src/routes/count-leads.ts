import { canonicalQuery } from '@leadwright/leads/canonical-query';
import { leadQueryProperties } from '@leadwright/leads/query-schema';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import type { CountCache } from '../queries/count-cache.ts';
import type { CountGuard } from '../queries/count-guard.ts';
import type { Asked, Asker, LeadCount } from '../queries/count-leads.ts';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { askerSignal } from './asker.ts';
import { checkedQuery, endedEarly, type ActiveDatasetOf } from './checked-query.ts';
import { examples } from './examples.ts';
import { refusals, searchRefusals } from './refusals.ts';

export type CountParts = {
  activeDataset: ActiveDatasetOf;
  count: (query: CheckedQuery, version: number, asker: Asker) => Promise<Asked<LeadCount>>;
  guard: CountGuard;
  cache: CountCache;
  secondsMax: number;
};

const Body = Type.Object(leadQueryProperties, { additionalProperties: false });

const Count = Type.Object({
  count: Type.Integer({ description: 'Exactly how many leads match.' }),
  exact: Type.Literal(true),
  datasetVersion: Type.Integer({ description: 'Name it when you download what was counted.' }),
  tookMs: Type.Integer(),
  asOf: Type.String({ description: 'When it was counted, ISO 8601.' }),
});

const schema = { summary: 'Count leads exactly', body: Body, response: { 200: Count } };
const config = {
  access: 'member',
  refusals: [...searchRefusals, refusals.tooManyCounts],
  example: examples.count,
} as const;

/** `POST /api/v2/searches/count`: exact, at most two at once per account, ends in the engine when the browser goes away. */
export function countLeadsRoute(app: HttpApp, parts: CountParts): void {
  app.post('/api/v2/searches/count', { schema, config }, async (request, reply) => {
    const accountId = accountOf(request);
    const signal = askerSignal(reply);
    const { query, version } = await checkedQuery(request.body, parts.activeDataset);
    const key = `${version} ${canonicalQuery(query)}`;
    const known = parts.cache.get(key);
    if (known) return answer(known, version);

    const leave = parts.guard.enter(accountId);
    if (!leave) throw refuse(refusals.tooManyCounts);
    try {
      const asked = await parts.count(query, version, { signal, secondsMax: parts.secondsMax });
      if (asked.kind === 'timeout') throw refuse(refusals.searchTimeout);
      if (asked.kind === 'gone') throw endedEarly(signal);
      parts.cache.keep(key, asked.answer);
      return answer(asked.answer, version);
    } finally {
      leave();
    }
  });
}

function answer(count: LeadCount, datasetVersion: number) {
  return { ...count, exact: true as const, datasetVersion };
}
