import { lazy, Suspense, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A part of a page whose code comes after the page. Where its code cannot be had it stays away until the page is loaded
 * again, since browsers keep what failed, and name it in their console. React's `lazy` alone would take the page away.
 */
export function laterPart(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
