// How many, what it costs, what stays; one button. The order is repeated under one key until it is answered.
import { useId, useRef, useState, type FormEvent } from 'react';
import { Bone, Failed, Loaded } from '../../components/loaded.tsx';
import { formatLeads, formatNumber } from '../../components/format.ts';
import { WholeNumberInput } from '../../components/whole-number-input.tsx';
import type { TypedNumber } from '../../components/whole-number.ts';
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
    <section className="purchase" aria-label="Download">
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
  const [typed, setTyped] = useState<TypedNumber | null>(null);
  const [named, setNamed] = useState<string | null>(null);
  const answer = count.state === 'fresh' ? count.answer : null;
  const terms: Terms = { ...usage, count: answer?.count ?? 0, multiplierHundredths: dictionary.multiplierHundredths };
  const max = rowsMaxOf(terms);
  const rows = typed === null ? max.rows : typed.kind === 'number' ? Math.min(typed.value, max.rows) : 0;
  const name = (named ?? suggestedName).trim();
  const why = whyNot(count, max, name) ?? notANumber(typed);
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
      <div className="purchase-lines">
        <label htmlFor={`${id}-rows`}>How many leads</label>
        <WholeNumberInput id={`${id}-rows`} label="How many leads" value={answer === null || max.rows === 0 ? null : rows} min={1} max={Math.max(1, max.rows)} onTyped={setTyped} />
        <p className="help limit">{answer === null ? '\u00a0' : limitWords(max, usage)}</p>
        <dl className="sum">
          <div>
            <dt>Costs</dt>
            <dd className="accent">{answer === null || rows === 0 ? '–' : formatLeads(costOf(rows, dictionary.multiplierHundredths))}</dd>
          </div>
          <div className="have">
            <dt>You have</dt>
            <dd>{usage.unlimited ? 'Unlimited' : formatNumber(usage.leadsRemaining)}</dd>
          </div>
          <div>
            <dt>Remaining</dt>
            <dd>{usage.unlimited ? 'Unlimited' : formatNumber(answer === null ? usage.leadsRemaining : remainingAfter(rows, terms))}</dd>
          </div>
        </dl>
        <label htmlFor={`${id}-name`}>Name of the file</label>
        <input id={`${id}-name`} className="input" maxLength={100} value={named ?? suggestedName} onChange={(event) => setNamed(event.target.value)} />
      </div>
      {start.isError && <Failed error={start.error} safe="Nothing was charged." />}
      <div className="purchase-act">
        <button type="submit" className="button primary large wide" disabled={why !== null || start.isPending} aria-describedby={`${id}-why`}>
          {start.isPending ? 'Starting…' : answer !== null && rows > 0 ? `Download ${formatLeads(rows)}` : 'Download leads'}
        </button>
        <p className="help" id={`${id}-why`}>
          {why ?? 'A CSV file. You are charged for the rows it has, never more.'}
        </p>
      </div>
    </form>
  );
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

function notANumber(typed: TypedNumber | null): string | null {
  if (typed?.kind === 'empty') return 'Say how many leads you want.';
  return typed?.kind === 'refused' ? typed.why : null;
}

function limitWords({ rows, limit }: { rows: number; limit: Limit }, usage: Usage): string {
  if (limit === 'balance') return `At most ${formatNumber(rows)}: that is what you have left.`;
  if (limit === 'download-limit') return `At most ${formatNumber(usage.downloadLimit)} in one download on your plan.`;
  return rows === 0 ? '' : `All ${formatNumber(rows)} that match.`;
}
