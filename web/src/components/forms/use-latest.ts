import { useEffect, useRef, type RefObject } from 'react';

/** The value of the last render, for what happens after it: an answer, a message of another window. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
