// What a person may do with a download beside opening its file: its search once more, or its end.
import { useState } from 'react';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { Icon } from '../../../components/layout/icon.tsx';
import { ShareDialog } from '../../../components/share/share-dialog.tsx';
import { Link } from '../../../navigation/links.ts';
import type { Download } from '../../../server/api-types.ts';
import { useSession } from '../../../server/session.ts';
import { reuseAddressOf, shareLinkOf } from '../../../server/searches/shared-search.ts';
import { useCancel } from './api.ts';
import { RunAgain } from './run-again.tsx';
import { useSettled } from './use-settled.ts';

/** Reuse search, Run again and Share; for one that waits or is being made, Cancel download. */
export function DownloadActs({ download }: { download: Download }) {
  const session = useSession();
  useSettled(download);
  const [asking, setAsking] = useState<'run-again' | 'share' | null>(null);
  const close = () => setAsking(null);
  const address = { downloadSearch: download.id, aid: session.state === 'in' ? session.person.accountId : '' };
  return (
    <section className="download-acts" aria-label="The search">
      <div className="actions">
        {(download.status === 'requested' || download.status === 'in-progress') && <Cancel id={download.id} />}
        <Link className="button" to={reuseAddressOf(download.dictId, address)}>
          Reuse search
        </Link>
        <button type="button" className="button" onClick={() => setAsking('run-again')}>
          <Icon name="refresh" size={16} /> Run again
        </button>
        <button type="button" className="button" onClick={() => setAsking('share')}>
          Share
        </button>
      </div>
      <RunAgain download={download} open={asking === 'run-again'} onClose={close} />
      <ShareDialog
        shared={{ title: download.name, what: { downloadId: download.id }, link: shareLinkOf(address) }}
        open={asking === 'share'}
        onClose={close}
      />
    </section>
  );
}

function Cancel({ id }: { id: string }) {
  const cancel = useCancel();
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={cancel.isPending}
        onClick={() => !cancel.isPending && cancel.mutate(id)}
      >
        <Icon name="close" size={16} /> Cancel download
      </button>
      {cancel.isError && <Failed error={cancel.error} safe="You are charged for a finished file alone." />}
    </>
  );
}
