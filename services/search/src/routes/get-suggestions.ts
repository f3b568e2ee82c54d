// What somebody may mean while typing: places, industries, makes and models, from an index in memory.
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { GeographyKindSchema, leadQueryProperties } from '@leadwright/leads/query-schema';
import { dictionarySuggested, suggestedQuery } from '@leadwright/leads/suggest/suggested-query';
import { suggest } from '@leadwright/leads/suggest/suggestions';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { timeLimit } from '@leadwright/runtime/process/time-limit';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import { suggestedLeads, type SuggestedLeadsParts } from '../queries/suggested-leads.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

const SUGGESTIONS_MAX = 20;
// Whoever types does not wait for the first count of a version; the next letter's answer has it.
const COUNTED_WITHIN_MS = 250;

const kind = Type.Union([
  ...GeographyKindSchema.anyOf,
  Type.Literal('SIC'),
  Type.Literal('NAICS'),
  Type.Literal('MAKE'),
  Type.Literal('MODEL'),
]);
const Query = Type.Object(
  {
    kind,
    q: Type.String({ minLength: 2, maxLength: 60, description: 'More than one character.' }),
    dictId: Type.Optional(
      Type.String({
        maxLength: 60,
        description: 'Whose leads are counted; without it, those that have the kind first.',
      }),
    ),
  },
  { additionalProperties: false },
);

const Suggestions = Type.Object({
  items: Type.Array(
    Type.Object({
      kind,
      value: Type.String({ description: 'What a query holds.' }),
      name: Type.String(),
      meta: Type.String({ description: 'Tells two of one name apart.' }),
      agg: Type.Union([
        Type.Integer({ description: 'How many leads `query` finds; null while they are not counted.' }),
        Type.Null(),
      ]),
      query: Type.Union([Type.Object(leadQueryProperties, { description: 'The search for it alone.' }), Type.Null()]),
    }),
  ),
});

/** `GET /api/v2/suggestions`: what begins so, the best known first. */
export function getSuggestionsRoute(app: HttpApp, parts: SuggestedLeadsParts): void {
  app.get(
    '/api/v2/suggestions',
    {
      schema: {
        summary: 'Places, industries, makes and models whose name begins so',
        querystring: Query,
        response: { 200: Suggestions },
      },
      config: { access: 'member', refusals: [refusals.dictionaryUnknown], example: examples.suggestions },
    },
    async ({ query: { kind: asked, q, dictId }, log }) => {
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
    },
  );
}

/** What was promised, or undefined where it does not come in time. */
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
