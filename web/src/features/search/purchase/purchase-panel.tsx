// How many rows, what they cost, what remains, and one button. Only a click on it orders.
import { useId, type FormEvent } from 'react';
import { accountNow, type AccountNow } from '@leadwright/leads/rules/account-now';
import { costInLeads } from '@leadwright/leads/rules/cost';
import { fileNameMax } from '@leadwright/leads/rules/limits';
import { WhyLeads } from '../../../components/balance/why-leads.tsx';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { formatLeads, formatNumber } from '../../../components/words/format.ts';
import { OutOfLeads } from '../../../components/feedback/out-of-leads.tsx';
import { WholeNumberInput } from './whole-number-input.tsx';
import type { TypedNumber } from './whole-number.ts';
import { useGoOn } from '../../../navigation/go.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Dictionary, LeadQuery, Usage } from '../../../server/api-types.ts';
import { useOnline } from '../../../server/live/online.ts';
import { useUsage } from '../../../server/usage.ts';
import { CellsChoice } from './cells-choice.tsx';
import { affordableRows, remainingAfter, rowsMaxOf, type Limit, type Terms } from './purchase.ts';
import { partLeftOut } from '../query/search-state.ts';
import { OrderNote } from './order-note.tsx';
import type { CountState } from '../counting/use-lead-count.ts';
import { useOrder, type Outcome } from './use-order.ts';
import { useTypedOrder } from './use-typed-order.ts';

type Props = {
  dictionary: Dictionary;
  query: LeadQuery | null;
  /** The same for the same query; null without a place. */
  searchKey: string | null;
  /** The search is all that its address asks for. */
  isAsked: boolean;
  count: CountState;
  suggestedName: string;
};

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

function Order({ dictionary, query, searchKey, isAsked, count, suggestedName, usage }: Props & { usage: Usage }) {
  const id = useId();
  const goOn = useGoOn();
  const online = useOnline();
  const { order, change, forget } = useTypedOrder(dictionary.dictId, searchKey);
  const { rows: typed, cells } = order;
  const { outcome, place } = useOrder((download) => {
    forget();
    goOn(paths.download(download));
  });
  const answer = count.state === 'fresh' ? count.answer : null;
  // During a count the previous number stays, faded, and the button orders nothing.
  const known = answer ?? (count.state === 'counting' || count.state === 'stale' ? count.before : null);
  const terms: Terms = { ...usage, count: known?.count ?? 0, multiplierHundredths: dictionary.multiplierHundredths };
  const max = rowsMaxOf(terms);
  const rows = typed === null ? max.rows : typed.kind === 'number' ? Math.min(typed.value, max.rows) : 0;
  const name = (order.name ?? suggestedName).trim();
  const why = online
    ? (whyNot(count, isAsked, name) ?? notANumber(typed))
    : 'Nothing is ordered while you are offline. Press Download when you are connected again.';
  const busy = outcome.is === 'sending' || outcome.is === 'unknown';
  const passing = !online || busy || count.state === 'counting';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query === null || answer === null || why !== null || busy || rows < 1) return;
    place({ ...query, name, rows, datasetVersion: answer.datasetVersion, ...(cells === 'codes' ? { cells } : {}) });
  };
  if (accountNow(usage).noOrders !== null || usage.downloadLimit === 0 || affordableRows(terms) === 0) {
    return (
      <>
        <OrderNote outcome={outcome} online={online} />
        <OutOfLeads usage={usage} />
      </>
    );
  }
  return (
    <form onSubmit={submit}>
      <div className={answer === null && known !== null ? 'purchase-lines held' : 'purchase-lines'}>
        <label htmlFor={`${id}-rows`}>How many leads</label>
        <WholeNumberInput
          id={`${id}-rows`}
          label="How many leads"
          value={known === null || max.rows === 0 ? null : rows}
          min={1}
          max={Math.max(1, max.rows)}
          empty={typed?.kind === 'empty'}
          onTyped={(number) => change({ rows: number })}
        />
        <p className="help limit">
          {known === null ? '\u00a0' : limitWords(max, usage)}{' '}
          {known !== null && max.limit === 'balance' && <Link to={paths.pricing}>Get more leads</Link>}
        </p>
        <dl className="sum">
          <div>
            <dt>Costs</dt>
            <dd className="accent">
              {known === null || rows === 0 ? '–' : formatLeads(costInLeads(rows, dictionary.multiplierHundredths))}
            </dd>
          </div>
          <div className="have">
            <dt>You have</dt>
            <dd>
              {usage.unlimited ? 'Unlimited' : formatNumber(usage.leadsRemaining)}{' '}
              <WhyLeads of={`${formatLeads(usage.leadsRemaining)} left`} />
            </dd>
          </div>
          <div>
            <dt>Remaining</dt>
            <dd>
              {usage.unlimited
                ? 'Unlimited'
                : formatNumber(known === null ? usage.leadsRemaining : remainingAfter(rows, terms))}
            </dd>
          </div>
        </dl>
        <label htmlFor={`${id}-name`}>Name of the file</label>
        <input
          id={`${id}-name`}
          className="input"
          maxLength={fileNameMax}
          value={order.name ?? suggestedName}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <OrderNote outcome={outcome} online={online} />
      <div className="purchase-act">
        <CellsChoice cells={cells} onChange={(chosen) => change({ cells: chosen })} />
        {/* What passes by itself does not take the focus away: the button stays what it is and does nothing. */}
        <button
          type="submit"
          className="button primary large wide"
          disabled={!passing && why !== null}
          aria-disabled={passing}
          aria-describedby={`${id}-why`}
        >
          {buttonWords(online, outcome, count, rows)}
        </button>
        <p className="help" id={`${id}-why`}>
          {why ?? 'A CSV file. You are charged for the rows it has, never more.'}
        </p>
      </div>
    </form>
  );
}

function buttonWords(online: boolean, { is }: Outcome, count: CountState, rows: number): string {
  if (!online) return 'You are offline';
  if (is === 'sending') return 'Starting…';
  if (is === 'unknown') return 'Checking…';
  if (count.state === 'counting') return 'Counting…';
  return count.state === 'fresh' && rows > 0 ? `Download ${formatLeads(rows)}` : 'Download leads';
}

/** Why the button does nothing now; null when it orders. */
function whyNot(count: CountState, isAsked: boolean, name: string): string | null {
  if (count.state === 'none') return 'Choose a place first.';
  if (!isAsked) return partLeftOut;
  if (count.state === 'counting') return 'Waiting for the count.';
  if (count.state !== 'fresh') return 'Count first: a download is based on an exact count.';
  if (count.answer.count === 0) return 'No lead matches. Remove a filter or choose another place.';
  return name === '' ? 'Enter a name for the file.' : null;
}

function notANumber(typed: TypedNumber | null): string | null {
  if (typed?.kind === 'empty') return 'Enter how many leads you want.';
  return typed?.kind === 'refused' ? typed.why : null;
}

function limitedBy({ unpaid, loweredTo }: AccountNow): string {
  if (unpaid) return 'while this period is not paid for';
  return loweredTo === null ? 'on your plan' : 'while a change of plan is not paid for';
}

function limitWords({ rows, limit }: { rows: number; limit: Limit }, usage: Usage): string {
  if (limit === 'balance') return `At most ${formatNumber(rows)}: that is what you have left.`;
  if (limit === 'download-limit')
    return `At most ${formatNumber(usage.downloadLimit)} in one download ${limitedBy(accountNow(usage))}.`;
  if (rows === 0) return '';
  return rows === 1 ? 'The one that matches.' : `All ${formatNumber(rows)} that match.`;
}
