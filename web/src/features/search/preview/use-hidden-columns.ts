import { useState } from 'react';

const nameFor = (dictId: string): string => `leadwright-columns-${dictId}`;

/** The columns that the person does not want to see of a dictionary, kept in this browser. */
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
