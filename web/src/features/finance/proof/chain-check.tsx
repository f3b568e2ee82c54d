// Checks the hash chain of an account's events on demand, in PostgreSQL and in ClickHouse.
import { useState, type FormEvent } from 'react';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { Field, Labelled } from '../../../components/forms/field.tsx';
import { useAction } from '../../../components/forms/use-action.ts';
import { formatNumber } from '../../../components/words/format.ts';
import { get } from '../../../server/client.ts';
import type { Answer } from '../../../server/operations.ts';
import '../words.ts';
import '../finance.css';

type Report = Answer<'get', '/api/v2/finance/chain'>;
type Problem = NonNullable<Report['problem']>;

const services = ['billing', 'accounts', 'export', 'search', 'notification', 'audit'] as const;
const numbers = [
  ['from', 'First event'],
  ['to', 'Last event'],
] as const;
type ChainRange = { account: string; service: (typeof services)[number]; from: string; to: string };

export function ChainCheck() {
  const [asked, setAsked] = useState<ChainRange>({ account: '', service: 'billing', from: '', to: '' });
  const [report, setReport] = useState<Report | null>(null);
  const check = useAction(async () => {
    setReport(null);
    setReport(await get('/api/v2/finance/chain', { query: queryOf(asked) }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check.pending && asked.account.trim() !== '') void check.run(undefined);
  };
  return (
    <section aria-labelledby="chain-title">
      <h2 id="chain-title">Hash chain of an account</h2>
      <p className="help">
        Recomputes the hash of each event from its bytes, in the log and in the trail. Without numbers it checks the
        first 20,000 events. The check is recorded.
      </p>
      <form className="finance-filter" onSubmit={submit}>
        <Field
          label="Account"
          required
          maxLength={128}
          autoComplete="off"
          value={asked.account}
          onChange={(event) => setAsked({ ...asked, account: event.target.value })}
        />
        <Labelled label="Events of">
          {(tied) => (
            <select
              {...tied}
              className="input"
              value={asked.service}
              onChange={(event) => setAsked({ ...asked, service: event.target.value as ChainRange['service'] })}
            >
              {services.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Labelled>
        {numbers.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            inputMode="numeric"
            pattern="[1-9][0-9]*"
            title="The number of an event, from 1 on"
            autoComplete="off"
            value={asked[name]}
            onChange={(event) => setAsked({ ...asked, [name]: event.target.value })}
          />
        ))}
        <div className="finance-filter-buttons">
          <button type="submit" className="button primary" aria-disabled={check.pending}>
            Check
          </button>
        </div>
      </form>
      {check.error !== null && <Failed error={check.error} safe="Nothing was changed." />}
      <div aria-live="polite">{report !== null && <Outcome report={report} />}</div>
    </section>
  );
}

function queryOf({ account, service, from, to }: ChainRange) {
  return {
    account: account.trim(),
    service,
    ...(from.trim() === '' ? {} : { from: Number(from) }),
    ...(to.trim() === '' ? {} : { to: Number(to) }),
  };
}

function Outcome({ report }: { report: Report }) {
  const { account, service, events, underWay, problem, lastHash, clockJumps } = report;
  return (
    <>
      <p>
        {formatNumber(events)} {events === 1 ? 'event' : 'events'} of {account} in {service} fit in both stores.
        {underWay > 0 && ` ${formatNumber(underWay)} more fit in the log and are on their way into the trail.`}
      </p>
      {clockJumps.map(({ accountSeq, eventId, recordedAt, nextAt }) => (
        <p key={accountSeq} role="alert">
          <strong>
            Event {formatNumber(accountSeq)} was recorded at {recordedAt}, and the one after it at {nextAt}: a clock ran
            ahead.
          </strong>{' '}
          <code>{eventId}</code>
        </p>
      ))}
      {problem === null ? (
        lastHash !== null && (
          <p>
            The chain holds. Its last hash: <code>{lastHash}</code>
          </p>
        )
      ) : (
        <p role="alert">
          <strong>{problemWords(problem, service)}</strong>
          {problem.eventId !== '' && (
            <>
              {' '}
              <code>{problem.eventId}</code>
            </>
          )}
        </p>
      )}
    </>
  );
}

const wrong: Record<string, string> = {
  missing: 'is missing, and later ones are there',
  'end-missing': 'is missing, and all after it',
  'previous-hash-differs': 'does not continue the event before it',
  'hash-differs': 'was changed: its hash is not that of its bytes',
  rewritten: 'and all after it have hashes that were computed anew',
  'columns-differ': 'has a column that its bytes say otherwise',
};

function problemWords({ store, problem, accountSeq, column }: Problem, service: string): string {
  const where =
    store === 'log' ? `${service}'s log in PostgreSQL` : store === 'trail' ? 'the trail in ClickHouse' : 'both stores';
  const named = column === undefined ? '' : ` (${column})`;
  return `Event ${formatNumber(accountSeq)} ${wrong[problem] ?? problem}${named}, in ${where}.`;
}
