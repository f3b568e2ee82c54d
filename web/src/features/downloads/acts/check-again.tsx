import { Failed } from '../../../components/feedback/loaded.tsx';
import { Icon } from '../../../components/layout/icon.tsx';
import { formatLeads } from '../../../components/words/format.ts';
import { useGoOn } from '../../../navigation/go.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Download } from '../../../server/api-types.ts';
import { useCheckAgain } from './api.ts';

/** The rows of a file once more, with the do-not-call flags of today; of such a file what it is. */
export function CheckAgain({ download }: { download: Download }) {
  const goOn = useGoOn();
  const order = useCheckAgain((id) => goOn(paths.download(id)));
  const gone = download.rows === undefined ? 0 : download.rowsAsked - download.rows;
  return (
    <>
      {download.recheckOf !== undefined && (
        <p>
          The leads of <Link to={paths.download(download.recheckOf)}>a file that you have</Link>, checked again. It
          costs nothing.{gone > 0 && ` Not in the lists any more, and left out: ${formatLeads(gone)}.`}
        </p>
      )}
      {download.status === 'ready' && download.recheckable && (
        <p className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={order.isPending}
            onClick={() => !order.isPending && order.mutate(download.id)}
          >
            <Icon name="refresh" size={16} /> Check do-not-call again, free
          </button>
        </p>
      )}
      {order.isError && <Failed error={order.error} safe="Your file is safe." />}
    </>
  );
}
