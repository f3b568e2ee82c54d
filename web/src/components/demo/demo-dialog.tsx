import { useState } from 'react';
import { site, useInstallation } from '../../site.ts';
import { Dialog } from '../layout/dialog.tsx';
import { useScheme } from '../layout/scheme.ts';
import { DemoFilm } from './demo-film.tsx';
import { DemoPictures } from './demo-pictures.tsx';
import { filmOf } from './film.ts';
import './demo.css';

export function DemoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="How it works" open={open} onClose={onClose}>
      <Demo />
    </Dialog>
  );
}

/** The film of the installation or the site; where there is none, or it cannot be played, the steps as pictures. */
function Demo() {
  const { videoUrl } = useInstallation();
  const { scheme } = useScheme();
  const [hasFailed, setFailed] = useState(false);
  const film = filmOf({ videoUrl, demo: site.demo }, scheme);
  if (film !== null && !hasFailed) return <DemoFilm film={film} onFailed={() => setFailed(true)} />;
  return (
    <>
      {hasFailed && (
        <p className="help" role="status">
          The film cannot be played here. These pictures show the same.
        </p>
      )}
      <DemoPictures />
    </>
  );
}
