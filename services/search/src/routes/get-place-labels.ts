import { describe as describePlace } from '@leadwright/leads/geography/geography';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { getPlaceLabels } from '@leadwright/contracts/routes/search/places';
import { implement } from '@leadwright/runtime/http/declared-route';

export function getPlaceLabelsRoute(app: HttpApp): void {
  // Omit a value that names no place: the page reports what is missing.
  implement(app, getPlaceLabels, async ({ query }) => ({
    items: query.values.split(',').flatMap((value) => {
      const place = describePlace(query.kind, value.trim());
      return place ? [place] : [];
    }),
  }));
}
