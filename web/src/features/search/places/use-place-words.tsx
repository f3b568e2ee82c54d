// A text of places, pasted or typed: what it means goes into the search at once, and what it leaves open is asked.
import { useRef, useState, type ReactNode } from 'react';
import { placeListMax } from '@leadwright/leads/rules/limits';
import { tooManyPlaces } from '@leadwright/leads/rules/places';
import { useLatest } from '../../../components/forms/use-latest.ts';
import type { Geography, GeographyKind, PlacesRead } from '../../../server/api-types.ts';
import { ServerProblem, wordsFor } from '../../../server/problem.ts';
import { useReadPlaces } from '../query/api.ts';
import { foundPlaces, notOffered, toldWords, wholeOf } from './found-places.ts';
import { LeftOutWords } from './left-out-words.tsx';
import { PlacesQuestion } from './places-question.tsx';

// `of`: the kind of place of the search that it was said of. It is not said of another.
type Shown =
  | { is: 'nothing' }
  | { is: 'question'; of: GeographyKind | null; read: PlacesRead }
  | { is: 'told'; of: GeographyKind | null; leftOut: PlacesRead['leftOut']; more: string[] };

type Given = {
  kind: GeographyKind | null;
  offered: readonly GeographyKind[];
  geography: Geography | null;
  onTake: (geography: Geography) => void;
};

export type PlaceWords = { read: (list: string) => void; clear: () => void; pending: boolean; shown: ReactNode };

export function usePlaceWords(given: Given): PlaceWords {
  const { kind, offered, geography } = given;
  const reader = useReadPlaces();
  const [shown, setShown] = useState<Shown>({ is: 'nothing' });
  // What is chosen when the answer comes, not when it was asked for.
  const latest = useLatest(given);
  const asked = useRef(0);
  const tell = (of: GeographyKind | null, leftOut: PlacesRead['leftOut'], ...more: string[]) =>
    setShown({ is: 'told', of, leftOut, more });
  const take = (taken: Geography, { leftOut, places, zerosLost }: PlacesRead, over = '') => {
    latest.current.onTake(taken);
    tell(
      taken.kind === 'nationwide' ? null : taken.kind,
      leftOut,
      over,
      notOffered(places, offered),
      ...toldWords([...places, ...zerosLost], taken),
    );
  };
  const readOf = (read: PlacesRead) => {
    const found = foundPlaces(read.places, offered, latest.current.geography);
    const whole = read.zerosLost.length === 0 ? wholeOf(found) : null;
    const isOpen = whole === null && (found.length > 0 || read.zerosLost.length > 0);
    if (isOpen) return setShown({ is: 'question', of: latest.current.kind, read });
    if (whole !== null) return take(whole, read);
    tell(latest.current.kind, read.leftOut, notOffered(read.places, offered));
  };
  const clear = () => {
    asked.current += 1;
    setShown({ is: 'nothing' });
  };
  const read = (list: string) => {
    clear();
    if (list.length > placeListMax) return tell(kind, [], tooManyPlaces);
    const mine = asked.current;
    const ifWaitedFor =
      <Answer,>(then: (answer: Answer) => void) =>
      (answer: Answer) => {
        if (mine === asked.current) then(answer);
      };
    reader.mutate(
      { list, ...(kind === null ? {} : { kind }) },
      {
        onSuccess: ifWaitedFor(readOf),
        onError: ifWaitedFor((error) => tell(latest.current.kind, [], wordsOf(error))),
      },
    );
  };
  const isOfNow = shown.is !== 'nothing' && shown.of === kind;
  return {
    read,
    clear,
    pending: reader.isPending,
    shown:
      isOfNow && shown.is === 'question' ? (
        <>
          <PlacesQuestion
            read={shown.read}
            offered={offered}
            geography={geography}
            takesFocus
            onTake={(taken, over) => take(taken, shown.read, over)}
            onCancel={() => tell(kind, shown.read.leftOut)}
          />
          <LeftOutWords words={shown.read.leftOut} more={[notOffered(shown.read.places, offered)]} />
        </>
      ) : (
        isOfNow && shown.is === 'told' && <LeftOutWords words={shown.leftOut} more={shown.more} />
      ),
  };
}

const wordsOf = (error: unknown): string =>
  error instanceof ServerProblem && error.code === 'too-many-places' ? tooManyPlaces : wordsFor(error);
