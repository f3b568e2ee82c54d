import { useState } from 'react';

const nameFor = (dictId: string): string => `leadwright-columns-${dictId}`;

/** The columns of a dictionary that the person has hidden; the browser keeps them. */
export function useHiddenColumns(dictId: string): [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useState<readonly string[]>(() =>
    (localStorage.getItem(nameFor(dictId)) ?? '').split(',').filter((id) => id !== ''),
  );
  const keep = (next: readonly string[]) => {
    setHidden(next);
    localStorage.setItem(nameFor(dictId), next.join(','));
  };
  return [hidden, keep];
}
