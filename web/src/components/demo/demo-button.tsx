import { lazy, Suspense, useState } from 'react';
import { useInstallation } from '../../site.ts';

// Nothing of the demo is loaded before somebody asks for it.
const DemoDialog = lazy(() => import('./demo-dialog.tsx').then((m) => ({ default: m.DemoDialog })));

/** Opens the demo: the film that the installation names, else the steps as pictures. */
export function DemoButton() {
  const { videoUrl } = useInstallation();
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
          <DemoDialog open={open} onClose={() => setOpen(false)} video={videoUrl} />
        </Suspense>
      )}
    </>
  );
}
