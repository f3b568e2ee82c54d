import { useSyncExternalStore } from 'react';

const touches = ['pointerdown', 'keydown'] as const;

// Of this load of the page: who touched one of its pages has touched them all.
let touched = false;

function subscribe(listener: () => void): () => void {
  const onTouch = () => {
    touched = true;
    listener();
  };
  const options = { capture: true, passive: true };
  for (const touch of touches) window.addEventListener(touch, onTouch, options);
  return () => {
    for (const touch of touches) window.removeEventListener(touch, onTouch, options);
  };
}

/** Whether somebody has clicked or typed on the page. Until then nothing is asked of others' servers. */
export function useTouched(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => touched,
    () => false,
  );
}

/** For tests: as if the page had just been opened. */
export function forgetTouch(): void {
  touched = false;
}
