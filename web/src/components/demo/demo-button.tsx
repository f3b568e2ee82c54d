import { lazy, Suspense, useState } from 'react';

// Nothing of the demo is loaded before somebody asks for it.
const DemoDialog = lazy(() => import('./demo-dialog.tsx').then((m) => ({ default: m.DemoDialog })));

/** Opens the demo: `video` where the installation has one, else the steps as pictures. */
export function DemoButton({ video }: { video: string | null }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button large"
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Watch the demo
      </button>
      {asked && (
        <Suspense fallback={null}>
          <DemoDialog open={open} onClose={() => setOpen(false)} video={video} />
        </Suspense>
      )}
    </>
  );
}
