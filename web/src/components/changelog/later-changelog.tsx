import { lazy, Suspense } from 'react';

const Changelog = lazy(() => import('./changelog.tsx').then((m) => ({ default: m.Changelog })));

/** The changelog, whose code comes after the page: visitors never load it, and nobody waits for it. */
export function LaterChangelog() {
  return (
    <Suspense fallback={null}>
      <Changelog />
    </Suspense>
  );
}
