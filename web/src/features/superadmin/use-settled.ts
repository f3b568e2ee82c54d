import { useEffect, useState } from 'react';

const quietMs = 1000;

/** The text once nobody has typed for a second. An empty one counts at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
