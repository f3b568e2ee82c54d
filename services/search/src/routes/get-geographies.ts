import { describe as describePlace, suggest } from '@leadwright/leads/geography/geography';
import { GeographyKindSchema as Kind } from '@leadwright/leads/query-schema';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { Type } from 'typebox';
import { examples } from './examples.ts';

const Places = Type.Object({
  items: Type.Array(
    Type.Object({
      value: Type.String({ description: 'What a query holds.' }),
      name: Type.String(),
      meta: Type.String({ description: 'Tells two places of one name apart.' }),
      kind: Kind,
    }),
  ),
});

const SUGGESTIONS_MAX = 20;
const LABELS_MAX = 100;

const SuggestQuery = Type.Object(
  { kind: Kind, q: Type.String({ minLength: 2, maxLength: 60, description: 'More than one character.' }) },
  { additionalProperties: false },
);
const LabelsQuery = Type.Object(
  {
    kind: Kind,
    values: Type.String({ minLength: 1, maxLength: 4000, description: 'Separated by commas; at most 100.' }),
  },
  { additionalProperties: false },
);

/** Suggestions while a person types, and the names of places in an address bar. */
export function getGeographiesRoutes(app: HttpApp): void {
  app.get(
    '/api/v2/geographies/suggestions',
    {
      schema: { summary: 'Places whose name begins so', querystring: SuggestQuery, response: { 200: Places } },
      config: { access: 'member', example: examples.suggestions },
    },
    async ({ query }) => ({ items: suggest(query.kind, query.q, SUGGESTIONS_MAX).map(plain) }),
  );
  // Omit a value that names no place: the page reports what is missing.
  app.get(
    '/api/v2/geographies/labels',
    {
      schema: { summary: 'The names of places', querystring: LabelsQuery, response: { 200: Places } },
      config: { access: 'member', example: examples.labels },
    },
    async ({ query }) => ({
      items: query.values
        .split(',')
        .slice(0, LABELS_MAX)
        .flatMap((value) => {
          const place = describePlace(query.kind, value.trim());
          return place ? [plain(place)] : [];
        }),
    }),
  );
}

function plain<Place extends { value: string; name: string; meta: string; kind: unknown }>({
  value,
  name,
  meta,
  kind,
}: Place): Pick<Place, 'value' | 'name' | 'meta' | 'kind'> {
  return { value, name, meta, kind };
}
