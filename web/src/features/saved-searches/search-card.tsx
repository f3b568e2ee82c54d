// One saved search: what it asks for, and what one may do with it. Only its owner may delete it.
import { useState } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { CopyLink } from '../../components/forms/copy-link.tsx';
import { Dialog } from '../../components/layout/dialog.tsx';
import { ShareDialog } from '../../components/share/share-dialog.tsx';
import { sharedSearchOf } from '../../components/share/shared-thing.ts';
import { SearchFacts, searchTitle } from '../../components/words/search-facts.tsx';
import { Link } from '../../navigation/links.ts';
import { wordsFor } from '../../server/problem.ts';
import { useDeleteSearch, type SavedSearch } from '../../server/searches/saved-searches.ts';
import { reuseAddressOf, shareLinkOf } from '../../server/searches/shared-search.ts';

export function SearchCard({ search, onDeleted }: { search: SavedSearch; onDeleted: () => void }) {
  const [asking, setAsking] = useState<'delete' | 'share' | null>(null);
  const address = { savedSearch: search.id, uid: search.uid };
  const title = searchTitle(search);
  const deleted = () => {
    setAsking(null);
    onDeleted();
  };
  return (
    <article className="saved-card" aria-label={title}>
      <h2>{title}</h2>
      <SearchFacts search={search} />
      <div className="actions">
        <Link className="button primary" to={reuseAddressOf(search.dictId, address)}>
          Reuse search
        </Link>
        <button type="button" className="button" onClick={() => setAsking('share')}>
          Share
        </button>
        {search.own && (
          <button type="button" className="button" onClick={() => setAsking('delete')}>
            Delete
          </button>
        )}
        <CopyLink link={shareLinkOf(address)} />
      </div>
      <DeleteDialog search={search} open={asking === 'delete'} onClose={() => setAsking(null)} onDeleted={deleted} />
      <ShareDialog shared={sharedSearchOf(search)} open={asking === 'share'} onClose={() => setAsking(null)} />
    </article>
  );
}

type DialogProps = { search: SavedSearch; open: boolean; onClose: () => void; onDeleted: () => void };

function DeleteDialog({ search, open, onClose, onDeleted }: DialogProps) {
  const remove = useDeleteSearch();
  const run = () => {
    if (!remove.isPending) remove.mutate(search.id, { onSuccess: onDeleted });
  };
  return (
    <Dialog title={`Delete ${searchTitle(search)}`} open={open} onClose={onClose}>
      <p>Are you sure you want to delete this search?</p>
      <p className="help">Links to it will open nothing any more.</p>
      {remove.isError && <Notice tone="warn">{wordsFor(remove.error)}</Notice>}
      <div className="actions">
        <button type="button" className="button primary" aria-disabled={remove.isPending} onClick={run}>
          {remove.isPending ? 'Deleting…' : 'Delete'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
