import { describe as describePlace } from '@leadwright/leads/geography/geography';
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

const LABELS_MAX = 100;

const LabelsQuery = Type.Object(
  {
    kind: Kind,
    values: Type.String({ minLength: 1, maxLength: 4000, description: 'Separated by commas; at most 100.' }),
  },
  { additionalProperties: false },
);

/** The names of places in an address bar. */
export function getPlaceLabelsRoute(app: HttpApp): void {
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
