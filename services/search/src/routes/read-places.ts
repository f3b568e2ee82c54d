import { readPlaces as placesIn } from '@leadwright/leads/place-words/read-places';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { readPlaces } from '@leadwright/contracts/routes/search/places';
import { refusals } from '@leadwright/contracts/routes/search/refusals';

/** Of tables in memory; nothing of the text reaches a database. */
export function readPlacesRoute(app: HttpApp): void {
  implement(app, readPlaces, async ({ body: { list, kind } }) => {
    const read = placesIn(list, kind);
    if (read === undefined) throw refuse(refusals.tooManyPlaces);
    return read;
  });
}
