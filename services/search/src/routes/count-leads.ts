import { canonicalQuery } from '@leadwright/leads/canonical-query';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { AnswerCache } from '../queries/answer-cache.ts';
import type { CountGuard } from '../queries/count-guard.ts';
import type { QueryOutcome, Asker, LeadCount } from '../queries/count-leads.ts';
import type { CheckedQuery } from '@leadwright/leads/check-query';
import { dictionaryFor } from '@leadwright/leads/compile/where';
import { askerSignal } from './asker.ts';
import { phonesChecked } from './phones-checked.ts';
import { checkedQuery, endedEarly, type QueryParts } from './checked-query.ts';
import { countLeads } from '@leadwright/contracts/routes/search/leads';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/search/refusals';

export type CountParts = QueryParts & {
  count: (query: CheckedQuery, version: number, asker: Asker, limit?: number) => Promise<QueryOutcome<LeadCount>>;
  /** Undefined where there is none. */
  estimate: (
    query: CheckedQuery,
    version: number,
    asker: Asker,
  ) => Promise<QueryOutcome<LeadCount & { bound: number }> | undefined>;
  guard: CountGuard;
  estimateGuard: CountGuard;
  cache: AnswerCache<LeadCount>;
  secondsMax: number;
};

/** At most two at once per account, and two estimates beside them; ends in the engine when the browser goes away. */
export function countLeadsRoute(app: HttpApp, parts: CountParts): void {
  implement(app, countLeads, async (request, reply) => {
    const accountId = accountOf(request);
    const signal = askerSignal(reply);
    const { query, version, edition, dataset } = await checkedQuery(request.body, parts);
    const phones = phonesChecked(dataset);
    const answer = (counted: LeadCount, max?: number) => ({
      ...answerOf(counted, version, max),
      ...(phones === undefined ? {} : { phones }),
    });
    if (namesAnother(request.query, query)) throw refuse(refusals.queryInvalid, { message: namedAnother });
    const { limit, estimate } = request.body;
    const key = `${edition} ${canonicalQuery(query)}`;
    const known = parts.cache.get(key);
    if (known) return answer(known, limit);

    const leave = (estimate === true ? parts.estimateGuard : parts.guard).enter(accountId);
    if (!leave) throw refuse(refusals.tooManyCounts);
    const asker = { signal, secondsMax: parts.secondsMax };
    try {
      const asked = await (estimate === true
        ? parts.estimate(query, version, asker)
        : parts.count(query, version, asker, limit));
      if (asked === undefined) throw refuse(refusals.noEstimate);
      if (asked.kind === 'timeout') throw refuse(refusals.searchTimeout);
      if (asked.kind === 'gone') throw endedEarly(signal);
      if (estimate === true) return { ...asked.answer, ...answer(asked.answer), exact: false };
      if (limit === undefined) parts.cache.keep(key, asked.answer);
      return answer(asked.answer, limit);
    } finally {
      leave();
    }
  });
}

const namedAnother = 'The address names another list of leads than the search.';

function namesAnother({ dictId, index }: { dictId?: string; index?: string }, query: CheckedQuery): boolean {
  return (dictId ?? query.dictId) !== query.dictId || (index !== undefined && index !== dictionaryFor(query).index);
}

function answerOf(counted: LeadCount, datasetVersion: number, limit = Number.POSITIVE_INFINITY) {
  return { ...counted, count: Math.min(counted.count, limit), exact: counted.count < limit, datasetVersion };
}
