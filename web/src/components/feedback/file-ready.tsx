import { useEffect } from 'react';
import { Link, useLocation } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { forgetFinished, useNewestFinished } from '../../server/live/finished-files.ts';
import { useDownload } from '../../server/searches/downloads.ts';
import { useSession } from '../../server/session.ts';
import { Notice } from './notice.tsx';

/** Says once that a file of this person's is ready, on every page but the downloads, which show it themselves. */
export function FileReady() {
  const session = useSession();
  const { pathname } = useLocation();
  const onDownloads = pathname === paths.downloads || pathname.startsWith(`${paths.downloads}/`);
  const id = useNewestFinished();
  const download = useDownload(id ?? '', id !== null && !onDownloads).data ?? null;
  useEffect(() => {
    if (onDownloads) forgetFinished();
  }, [onDownloads, id]);
  const own = session.state === 'in' && session.person.uid === download?.askedBy.personId;
  const shown = id !== null && !onDownloads && own && download?.status === 'ready';
  return (
    // It is there before its words are, so that they are read out when they come.
    <div className="work-told" aria-live="polite">
      {shown && (
        <Notice
          tone="ok"
          action={
            <span className="actions">
              <Link className="button primary" to={paths.download(download.id)}>
                Open download
              </Link>
              <button type="button" className="button" onClick={dismiss}>
                Dismiss
              </button>
            </span>
          }
        >
          Your file is ready: <strong>{download.name}</strong>
        </Notice>
      )}
    </div>
  );
}

function dismiss(): void {
  // The button goes away with the message, and must not take the focus out of the page.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  forgetFinished();
}
