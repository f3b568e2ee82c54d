// The count, what it means, how fresh it is, and what to do next.
import { useEffect, useState, type ReactNode } from 'react';
import { formatClock, formatDuration, formatNumber } from '../../../components/words/format.ts';
import { Icon } from '../../../components/layout/icon.tsx';
import { PhonesChecked } from '../../../components/words/phones-checked.tsx';
import { correlationIdOf, wordsFor } from '../../../server/problem.ts';
import { nounFor } from '@leadwright/leads/counted';
import type { LeadCount } from '../../../server/api-types.ts';
import type { LeadCountControl } from './use-lead-count.ts';

/** `uses`: what a download would cost, below the count. */
type Props = { count: LeadCountControl; onNarrow: () => void; uses?: ReactNode };

export function LeadCountBar({ count, onNarrow, uses }: Props) {
  const { shown, ask } = count;
  return (
    <section className={`count-bar count-${shown.state}`} aria-label="Count">
      <div className="count-number" aria-hidden="true">
        {numberOf(shown)}
      </div>
      <div className="count-words">
        {wordsOf(count, onNarrow)}
        {shown.state === 'fresh' && uses}
      </div>
      {(shown.state === 'stale' || shown.state === 'failed') && (
        <button type="button" className="button primary" onClick={ask}>
          <Icon name="refresh" size={16} /> Get count
        </button>
      )}
      <SpokenCount words={spokenOf(shown)} />
    </section>
  );
}

function numberOf(shown: LeadCountControl['shown']): string {
  if (shown.state === 'fresh') return formatNumber(shown.answer.count);
  if (shown.state === 'counting' && shown.estimate !== null) return `≈ ${formatNumber(shown.estimate.count)}`;
  if ((shown.state === 'counting' || shown.state === 'stale') && shown.before !== null)
    return formatNumber(shown.before.count);
  return '–';
}

const matchOf = (leads: number): string => nounFor(leads, 'lead matches', 'leads match');

function wordsOf({ shown, ask }: LeadCountControl, onNarrow: () => void): ReactNode {
  switch (shown.state) {
    case 'none':
      return <p>Choose a place to count leads. Counting is free.</p>;
    case 'counting':
      return (
        <>
          {shown.estimate !== null && <p>{estimateWords(shown.estimate)}</p>}
          <Counting sinceMs={shown.sinceMs} onNarrow={onNarrow} />
        </>
      );
    case 'fresh':
      return (
        <>
          <p>
            <strong>{matchOf(shown.answer.count)} your filters</strong>
          </p>
          <p className="help">
            Counted at {formatClock(shown.answer.asOf)} in {formatDuration(shown.answer.tookMs)}, exact,{' '}
            <span className="nowrap">data version {shown.answer.datasetVersion}</span>
            {' · '}
            <button type="button" className="link nowrap" onClick={ask}>
              Refresh count
            </button>
          </p>
          {shown.answer.phones !== undefined && (
            <p className="help">
              <PhonesChecked {...shown.answer.phones} />
            </p>
          )}
        </>
      );
    case 'stale':
      return (
        <p>
          {shown.before === null ? 'Not counted yet. Counting is free.' : 'The filters have changed since this count.'}
        </p>
      );
    case 'failed':
      return (
        <div role="alert">
          <p className="bad">{wordsFor(shown.error)}</p>
          <p className="help">
            Nothing was charged. Try again, or <NarrowLink onNarrow={onNarrow} />, which clears the place.{' '}
            {correlationIdOf(shown.error) !== '' && `If you ask us for help, name ${correlationIdOf(shown.error)}.`}
          </p>
        </div>
      );
  }
}

function estimateWords({ count, bound = 0 }: LeadCount): string {
  return `About ${formatNumber(count)}, give or take ${formatNumber(bound)}. The exact number follows.`;
}

function Counting({ sinceMs, onNarrow }: { sinceMs: number; onNarrow: () => void }) {
  if (sinceMs < 3000) return <p className={sinceMs < 200 ? 'hidden-yet' : 'pulse'}>Counting…</p>;
  if (sinceMs < 10_000) return <p className="pulse">Still counting, you can keep editing</p>;
  return (
    <p className="pulse">
      Still counting ({Math.floor(sinceMs / 1000)} s). A count stops at 60 seconds; to be quicker,{' '}
      <NarrowLink onNarrow={onNarrow} />, which clears the place.
    </p>
  );
}

function NarrowLink({ onNarrow }: { onNarrow: () => void }) {
  return (
    <button type="button" className="link" onClick={onNarrow}>
      narrow the search
    </button>
  );
}

function spokenOf(shown: LeadCountControl['shown']): string {
  if (shown.state === 'fresh') return `${formatNumber(shown.answer.count)} ${matchOf(shown.answer.count)} your filters`;
  if (shown.state === 'counting' && shown.estimate !== null) return estimateWords(shown.estimate);
  return shown.state === 'counting' && shown.sinceMs > 3000 ? 'Still counting, you can keep editing' : '';
}

const spokenEveryMs = 1000;

/** Announces the count in a polite live region, at most once a second. */
function SpokenCount({ words }: { words: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (words === spoken) return;
    const timer = setTimeout(() => setSpoken(words), spoken === '' ? 0 : spokenEveryMs);
    return () => clearTimeout(timer);
  }, [words, spoken]);
  return (
    <p role="status" className="only-heard">
      {spoken}
    </p>
  );
}
