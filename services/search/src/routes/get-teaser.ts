// The one question a visitor may ask without logging in: how many homeowners aged 45 to 64 are in a ZIP code.
import { canonicalQuery } from '@leadwright/leads/canonical-query';
import { describe as describePlace } from '@leadwright/leads/geography/geography';
import { homeownersIn } from '@leadwright/leads/compile/teaser-query';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { AnswerCache } from '../queries/answer-cache.ts';
import { createCountGuard } from '../queries/count-guard.ts';
import type { LeadCount } from '../queries/count-leads.ts';
import { askerSignal } from './asker.ts';
import { checkedQuery, endedEarly, type QueryParts } from './checked-query.ts';
import type { CountParts } from './count-leads.ts';
import { getTeaser } from '@leadwright/contracts/routes/search/leads';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/search/refusals';

export type TeaserParts = Pick<CountParts, keyof QueryParts | 'count'> & {
  /** Separate, so that visitors cannot evict members' counts. */
  teaserCache: AnswerCache<LeadCount>;
};

const SECONDS_MAX = 5;
// For all visitors together; paying members have the rest of the engine.
const RUNNING_MAX = 2;

/** Public. Only the ZIP code can be chosen, so nothing else can be learned. */
export function getTeaserRoute(app: HttpApp, parts: TeaserParts): void {
  const visitors = createCountGuard(RUNNING_MAX);
  implement(app, getTeaser, async (request, reply) => {
    const { zip } = request.query;
    const place = describePlace('ZIP', zip);
    if (!place) throw refuse(refusals.zipUnknown, { message: `There is no ZIP code ${zip}.` });
    const signal = askerSignal(reply);
    const { query, version, edition } = await checkedQuery(homeownersIn(zip), parts);
    const key = `${edition} ${canonicalQuery(query)}`;
    const answer = ({ count, asOf }: LeadCount) => ({ zip, place: place.meta, count, asOf });
    const known = parts.teaserCache.get(key);
    if (known) return answer(known);

    const leave = visitors.enter('visitors');
    if (!leave) throw refuse(refusals.tooManyVisitors);
    try {
      const asked = await parts.count(query, version, { signal, secondsMax: SECONDS_MAX });
      if (asked.kind === 'timeout') throw refuse(refusals.searchTimeout);
      if (asked.kind === 'gone') throw endedEarly(signal);
      parts.teaserCache.keep(key, asked.answer);
      return answer(asked.answer);
    } finally {
      leave();
    }
  });
}
