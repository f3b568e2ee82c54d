// The places of a link that are not written as the search page writes them, read as a pasted list is.
import type { Geography, GeographyKind } from '../../../server/api-types.ts';
import { usePlacesOfLink } from '../query/api.ts';
import { placesOf } from '../query/search-state.ts';
import { LeftOutWords } from './left-out-words.tsx';
import { PlacesQuestion } from './places-question.tsx';
import { notOffered } from './found-places.ts';

type Props = { text: string; offered: readonly GeographyKind[]; onTake: (geography: Geography) => void };

/** Nothing where the link names no kind of place. */
export function LinkPlaces({ text, offered, onTake }: Props) {
  const { kind, list } = placesOf(text);
  const read = usePlacesOfLink(kind === undefined ? { list: '' } : { list: asWritten(kind, list), kind });
  if (read.data === undefined) return null;
  return (
    <>
      <PlacesQuestion read={read.data} offered={offered} geography={null} onTake={onTake} />
      <LeftOutWords words={read.data.leftOut} more={[notOffered(read.data.places, offered)]} />
    </>
  );
}

// An address has cities as AZ:PHOENIX.
const asWritten = (kind: GeographyKind, list: string): string =>
  kind === 'CITY'
    ? list
        .split(',')
        .map((city) => city.replace(/^([A-Z]{2}):(.+)$/, '$2 $1'))
        .join('\n')
    : list;
