// Archive and Unarchive. After Archive, Undo replaces the button; the page of an archived file says that it is archived.
import { Notice } from '../../components/feedback/notice.tsx';
import type { Download } from '../../server/api-types.ts';
import { wordsFor } from '../../server/problem.ts';
import { useArchive, useUnarchiveAll } from './api.ts';

type Props = { download: Download; here: boolean; onArchived: () => void };

/** Archive, then Undo in its place. `here`: Archive was clicked on this page; otherwise `ArchivedNote` offers Unarchive. */
export function Archiving({ download, here, onArchived }: Props) {
  const archive = useArchive();
  if (download.archived && !here) return null;
  const set = (next: boolean) => {
    onArchived();
    archive.mutate({ id: download.id, archive: next });
  };
  return (
    <footer className="actions">
      <button
        type="button"
        className="button"
        aria-disabled={archive.isPending}
        onClick={() => !archive.isPending && set(!download.archived)}
      >
        {download.archived ? 'Undo' : 'Archive'}
      </button>
      {download.archived && (
        <span className="help" role="status">
          Archived: it is no longer in the list.
        </span>
      )}
      {archive.isError && <ArchiveError error={archive.error} />}
    </footer>
  );
}

/** Says that the file is archived. `onUnarchive` runs at the click, which also removes the button. */
export function ArchivedNote({ download, onUnarchive }: { download: Download; onUnarchive: () => void }) {
  const archive = useArchive();
  const unarchive = () => {
    archive.mutate({ id: download.id, archive: false });
    onUnarchive();
  };
  return (
    <>
      {download.archived && (
        <Notice
          tone="info"
          action={
            <button type="button" className="button" disabled={archive.isPending} onClick={unarchive}>
              Unarchive
            </button>
          }
        >
          This file is archived. It is not in the list, but this address still opens it.
        </Notice>
      )}
      {archive.isError && <ArchiveError error={archive.error} />}
    </>
  );
}

/** A super-admin's: all of the account's archived files at once. */
export function UnarchiveAll() {
  const unarchive = useUnarchiveAll();
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={unarchive.isPending}
        onClick={() => !unarchive.isPending && unarchive.mutate()}
      >
        Unarchive all downloads
      </button>
      {unarchive.isError && <ArchiveError error={unarchive.error} />}
    </>
  );
}

function ArchiveError({ error }: { error: unknown }) {
  return <Notice tone="warn">Uh oh, there was an error archiving your download: {wordsFor(error)}</Notice>;
}
