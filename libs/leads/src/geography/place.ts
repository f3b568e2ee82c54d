import type { Indexed } from '../suggest/prefix-index.ts';
import type { GeographyKind } from '../query.ts';

/**
 * `value` is what queries hold (see query.ts), `name` what people read, `meta` what tells two of one name apart.
 * `told`: the name alone would mislead, so that `meta` stands with it wherever the place is named.
 */
export type Place = { kind: GeographyKind; value: string; name: string; meta: string; told?: true };

export type IndexedPlace = Indexed<Place>;
