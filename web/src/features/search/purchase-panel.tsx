// How many, what it costs, what stays; one button. The order is repeated under one key until it is answered.
import { useId, useRef, useState, type FormEvent } from 'react';
import { InputNumber } from 'antd';
import { Bone, Failed, Loaded } from '../../components/loaded.tsx';
import { formatLeads, formatNumber } from '../../components/format.ts';
import { useNavigate } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Dictionary, LeadQuery, Usage } from '../../server/api-types.ts';
import { useUsage } from '../../server/usage.ts';
import { useStartDownload } from './api.ts';
import { costOf, remainingAfter, rowsMaxOf, type Limit, type Terms } from './purchase.ts';
import { OrderKey } from './order-key.ts';
import type { CountState } from './use-lead-count.ts';

type Props = { dictionary: Dictionary; query: LeadQuery | null; count: CountState; suggestedName: string };

export function PurchasePanel(props: Props) {
  const usage = useUsage();
  return (
    <section className="purchase" id="purchase" aria-label="Download" tabIndex={-1}>
      <Loaded query={usage} skeleton={<Bone height={120} />} safe="Nothing was charged.">
        {(balance) => <Order {...props} usage={balance} />}
      </Loaded>
    </section>
  );
}

function Order({ dictionary, query, count, suggestedName, usage }: Props & { usage: Usage }) {
  const id = useId();
  const navigate = useNavigate();
  const start = useStartDownload();
  const orderKey = useRef(new OrderKey());
  const [wanted, setWanted] = useState<number | null>(null);
  const [named, setNamed] = useState<string | null>(null);
  const answer = count.state === 'fresh' ? count.answer : null;
  // While the next number comes the last one stays, faded, and nothing can be ordered by it.
  const known = answer ?? (count.state === 'counting' || count.state === 'stale' ? count.before : null);
  const terms: Terms = { ...usage, count: known?.count ?? 0, multiplierHundredths: dictionary.multiplierHundredths };
  const max = rowsMaxOf(terms);
  const rows = Math.min(wanted ?? max.rows, max.rows);
  const name = (named ?? suggestedName).trim();
  const why = whyNot(count, max, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query === null || answer === null || why !== null || rows < 1) return;
    const order = { ...query, name, rows, datasetVersion: answer.datasetVersion };
    const idempotencyKey = orderKey.current.keyFor(order);
    start.mutate(
      { order, idempotencyKey },
      {
        onSuccess: ({ id: download }) => void navigate(paths.download(download)),
        onSettled: (_, error) => orderKey.current.settle(error),
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <div className={answer === null && known !== null ? 'purchase-lines held' : 'purchase-lines'}>
        <label htmlFor={`${id}-rows`}>How many leads</label>
        <InputNumber
          id={`${id}-rows`} aria-label="How many leads" className="wide" min={1} max={Math.max(1, max.rows)} precision={0} controls={false} disabled={known === null || max.rows === 0}
          value={known === null || max.rows === 0 ? null : rows} formatter={(value) => (value === undefined || String(value) === '' ? '' : formatNumber(Number(value)))} parser={(text) => Number((text ?? '').replace(/[^\d]/g, ''))}
          onChange={(value) => setWanted(value)}
        />
        <p className="help limit">{known === null ? '\u00a0' : limitWords(max, usage)}</p>
        <dl className="sum">
          <div>
            <dt>Costs</dt>
            <dd className="accent">{known === null ? '–' : formatLeads(costOf(rows, dictionary.multiplierHundredths))}</dd>
          </div>
          <div className="have">
            <dt>You have</dt>
            <dd>{usage.unlimited ? 'Unlimited' : formatNumber(usage.leadsRemaining)}</dd>
          </div>
          <div>
            <dt>Stays</dt>
            <dd>{usage.unlimited ? 'Unlimited' : formatNumber(known === null ? usage.leadsRemaining : remainingAfter(rows, terms))}</dd>
          </div>
        </dl>
        <label htmlFor={`${id}-name`}>Name of the file</label>
        <input id={`${id}-name`} className="input" maxLength={100} value={named ?? suggestedName} onChange={(event) => setNamed(event.target.value)} />
      </div>
      {start.isError && <Failed error={start.error} safe="Nothing was charged." />}
      <div className="purchase-act">
        {/* Counting does not take the focus away: the button stays what it is and does nothing. */}
        <button type="submit" className="button primary large wide" disabled={count.state !== 'counting' && (why !== null || start.isPending)} aria-disabled={count.state === 'counting'} aria-describedby={`${id}-why`}>
          {start.isPending ? 'Starting…' : actWords(count, rows)}
        </button>
        <p className="help" id={`${id}-why`}>
          {why ?? 'A CSV file. You are charged for the rows it has, never more.'}
        </p>
      </div>
    </form>
  );
}

function actWords(count: CountState, rows: number): string {
  if (count.state === 'counting') return 'Counting…';
  return count.state === 'fresh' && rows > 0 ? `Download ${formatLeads(rows)}` : 'Download leads';
}

/** Why the button does nothing now; null when it works. */
function whyNot(count: CountState, max: { rows: number; limit: Limit }, name: string): string | null {
  if (count.state === 'none') return 'Choose a place first.';
  if (count.state === 'counting') return 'Waiting for the count.';
  if (count.state !== 'fresh') return 'Count first: a download is based on an exact count.';
  if (count.answer.count === 0) return 'No lead matches. Take out a filter or choose another place.';
  if (max.rows === 0) return 'You have no leads left for this.';
  return name === '' ? 'Give the file a name.' : null;
}

function limitWords({ rows, limit }: { rows: number; limit: Limit }, usage: Usage): string {
  if (limit === 'balance') return `At most ${formatNumber(rows)}: that is what you have left.`;
  if (limit === 'download-limit') return `At most ${formatNumber(usage.downloadLimit)} in one download on your plan.`;
  return rows === 0 ? '' : `All ${formatNumber(rows)} that match.`;
}
