import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { dictionarySuggested, suggestedQuery } from '@leadwright/leads/suggest/suggested-query';
import { suggest } from '@leadwright/leads/suggest/suggestions';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { timeLimit } from '@leadwright/runtime/process/time-limit';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { suggestedLeads, type SuggestedLeadsParts } from '../queries/suggested-leads.ts';
import { getSuggestions } from '@leadwright/contracts/routes/search/places';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/search/refusals';

const SUGGESTIONS_MAX = 20;
// Whoever types does not wait for the first count of a version; the next letter's answer has it.
const COUNTED_WITHIN_MS = 250;

/** The best known first. */
export function getSuggestionsRoute(app: HttpApp, parts: SuggestedLeadsParts): void {
  implement(app, getSuggestions, async ({ query: { kind: asked, q, dictId }, log }) => {
    if (dictId !== undefined && !dictionaryOf(dictId)) throw refuse(refusals.dictionaryUnknown);
    const found = suggest(asked, q, SUGGESTIONS_MAX);
    const dictionary = dictionarySuggested(asked, dictId);
    if (!dictionary || found.length === 0) return { items: found.map((one) => ({ ...one, agg: null, query: null })) };
    const counted = suggestedLeads(found, dictionary, parts).catch((error: unknown) => {
      log.warn({ err: error }, 'suggestions are answered without their counts');
      return undefined;
    });
    const leads = await within(COUNTED_WITHIN_MS, counted);
    return {
      items: found.map((one, place) => ({
        ...one,
        agg: leads?.[place] ?? null,
        query: suggestedQuery(one, dictionary) ?? null,
      })),
    };
  });
}

/** Undefined where it does not come in time. */
async function within<Value>(ms: number, promised: Promise<Value>): Promise<Value | undefined> {
  const limit = timeLimit(ms);
  const late = new Promise<undefined>((resolve) =>
    limit.signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  try {
    return await Promise.race([promised, late]);
  } finally {
    limit.release();
  }
}
