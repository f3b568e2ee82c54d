// A text of places, pasted or typed: what it means goes into the search at once, and what it leaves open is asked.
import { useState, type ReactNode } from 'react';
import { placeListMax } from '@leadwright/leads/rules/limits';
import { tooManyPlaces } from '@leadwright/leads/rules/places';
import type { Geography, GeographyKind, PlacesRead } from '../../../server/api-types.ts';
import { ServerProblem, wordsFor } from '../../../server/problem.ts';
import { useReadPlaces } from '../query/api.ts';
import { foundPlaces, notOffered, toldWords, wholeOf } from './found-places.ts';
import { LeftOutWords } from './left-out-words.tsx';
import { PlacesQuestion } from './places-question.tsx';

type Shown =
  | { is: 'nothing' }
  | { is: 'question'; read: PlacesRead }
  | { is: 'told'; leftOut: PlacesRead['leftOut']; more: string[] };

type Given = {
  kind: GeographyKind | null;
  offered: readonly GeographyKind[];
  geography: Geography | null;
  onTake: (geography: Geography) => void;
};

export type PlaceWords = { read: (list: string) => void; pending: boolean; shown: ReactNode };

export function usePlaceWords({ kind, offered, geography, onTake }: Given): PlaceWords {
  const reader = useReadPlaces();
  const [shown, setShown] = useState<Shown>({ is: 'nothing' });
  const tell = (leftOut: PlacesRead['leftOut'], ...more: string[]) => setShown({ is: 'told', leftOut, more });
  const readOf = (read: PlacesRead) => {
    const found = foundPlaces(read.places, offered, geography);
    const whole = read.zerosLost.length === 0 ? wholeOf(found) : null;
    const isOpen = whole === null && (found.length > 0 || read.zerosLost.length > 0);
    if (isOpen) return setShown({ is: 'question', read });
    if (whole !== null) onTake(whole);
    tell(read.leftOut, notOffered(read.places, offered), ...(whole === null ? [] : toldWords(read.places, whole)));
  };
  const read = (list: string) => {
    setShown({ is: 'nothing' });
    if (list.length > placeListMax) return tell([], tooManyPlaces);
    reader.mutate(
      { list, ...(kind === null ? {} : { kind }) },
      { onSuccess: readOf, onError: (error) => tell([], wordsOf(error)) },
    );
  };
  return {
    read,
    pending: reader.isPending,
    shown:
      shown.is === 'question' ? (
        <>
          <PlacesQuestion
            read={shown.read}
            offered={offered}
            geography={geography}
            takesFocus
            onTake={(taken, over) => {
              onTake(taken);
              const { places, zerosLost, leftOut } = shown.read;
              tell(leftOut, over, notOffered(places, offered), ...toldWords([...places, ...zerosLost], taken));
            }}
            onCancel={() => tell(shown.read.leftOut)}
          />
          <LeftOutWords words={shown.read.leftOut} more={[notOffered(shown.read.places, offered)]} />
        </>
      ) : (
        shown.is === 'told' && <LeftOutWords words={shown.leftOut} more={shown.more} />
      ),
  };
}

const wordsOf = (error: unknown): string =>
  error instanceof ServerProblem && error.code === 'too-many-places' ? tooManyPlaces : wordsFor(error);
