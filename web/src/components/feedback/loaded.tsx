// Every page that loads goes through here, so that none forgets one of its four states.
import { useEffect, useState, type ReactNode } from 'react';
import { correlationIdOf, wordsFor } from '../../server/problem.ts';
import { Notice } from './notice.tsx';

type Query<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

type Props<Data> = {
  query: Query<Data>;
  /** As large as the data that it stands for. */
  skeleton: ReactNode;
  /** What is safe when it fails, for example "Nothing was charged." */
  safe?: string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows loading, failure (with Try again), empty, or the data. A refetch does not hide data that is already shown. */
export function Loaded<Data>({ query, skeleton, safe, isEmpty, empty, children }: Props<Data>) {
  if (query.data !== undefined) return isEmpty?.(query.data) === true ? empty : children(query.data);
  if (query.error !== null && query.error !== undefined && !query.isFetching)
    return <Failed error={query.error} safe={safe} retry={query.refetch} />;
  return <Waiting>{skeleton}</Waiting>;
}

/** A failure in words, what is safe, how to try again, and what to name when asking for help. */
export function Failed({
  error,
  safe,
  retry,
}: {
  error: unknown;
  safe?: string | undefined;
  retry?: () => Promise<unknown>;
}) {
  const id = correlationIdOf(error);
  return (
    <Notice
      tone="bad"
      action={
        retry && (
          <button
            type="button"
            className="button"
            onClick={() => {
              // The button goes away with what it starts, and must not take the focus out of the page.
              document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
              void retry();
            }}
          >
            Try again
          </button>
        )
      }
    >
      <p>{safe === undefined ? wordsFor(error) : `${ended(wordsFor(error))} ${safe}`}</p>
      {id !== '' && <p className="help">If you ask us for help, name {id}.</p>}
    </Notice>
  );
}

/** Some of the words that people know have no full stop; before another sentence they need one. */
const ended = (words: string): string => (/[\p{L}\p{N}]$/u.test(words) ? `${words}.` : words);

// An answer within 200 ms would make a skeleton flash, so an empty box of the same size comes first.
const patienceMs = 200;

function Waiting({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={shown ? 'waiting shown' : 'waiting'} aria-busy="true">
      <span className="only-heard" role="status">
        {shown ? 'Loading...' : ''}
      </span>
      {children}
    </div>
  );
}

/** A grey bar of the size of the data to come. */
export function Bone({ width = '100%', height = 16 }: { width?: number | string; height?: number | string }) {
  return <span className="bone" style={{ width, height }} aria-hidden="true" />;
}
