import { costInLeads } from '@leadwright/leads/rules/cost';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Dialog } from '../../../components/layout/dialog.tsx';
import { formatLeads, formatNumber } from '../../../components/words/format.ts';
import { usesWords } from '../../../components/words/uses-words.ts';
import { useGoOn } from '../../../navigation/go.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Download } from '../../../server/api-types.ts';
import { outcomeUnknown } from '../../../server/command.ts';
import { useUsage } from '../../../server/usage.ts';
import { useDictionary } from '../../../server/searches/dictionaries.ts';
import { useRunAgain } from './api.ts';

type Props = { download: Download; open: boolean; onClose: () => void };

/** Says what the same search would cost now, and orders it. The new file has a charge of its own. */
export function RunAgain({ download, open, onClose }: Props) {
  const goOn = useGoOn();
  const order = useRunAgain((id) => {
    onClose();
    goOn(paths.download(id));
  });
  const close = () => {
    order.reset();
    onClose();
  };
  return (
    <Dialog title="Run again" open={open} onClose={close}>
      <p>
        The same search, {formatNumber(download.rowsAsked)} rows at most, from the newest leads. It is a new file with a
        charge of its own.
      </p>
      <Cost download={download} />
      {order.isError &&
        (outcomeUnknown(order.error) ? (
          <Notice tone="warn">
            The answer was lost. Press the button once more: it orders nothing that is ordered already.
          </Notice>
        ) : (
          <Failed error={order.error} safe="Nothing was ordered or charged." />
        ))}
      <div className="actions">
        <button
          type="button"
          className="button primary"
          aria-disabled={order.isPending}
          onClick={() => !order.isPending && order.mutate(download.id)}
        >
          {order.isPending ? 'Starting…' : `Download ${formatNumber(download.rowsAsked)} leads`}
        </button>
        <button type="button" className="button" onClick={close}>
          Not now
        </button>
      </div>
    </Dialog>
  );
}

/** What it would use of what is left, as far as both are known. */
function Cost({ download: { dictId, rowsAsked } }: { download: Download }) {
  const usage = useUsage();
  const dictionary = useDictionary(dictId);
  if (usage.data === undefined || !dictionary.data) return null;
  const leads = costInLeads(rowsAsked, dictionary.data.multiplierHundredths);
  const isShort = !usage.data.unlimited && leads > usage.data.leadsRemaining;
  return (
    <>
      <p className="strong">It {usesWords(leads, usage.data)}.</p>
      {isShort && (
        <Notice tone="warn">
          You have {formatLeads(usage.data.leadsRemaining)} left. Reuse the search to order fewer rows.
        </Notice>
      )}
    </>
  );
}
