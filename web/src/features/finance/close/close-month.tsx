// The close of a month by two people: one proposes, another locks, after a question that says what it means.
import { useState } from 'react';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { Dialog } from '../../../components/layout/dialog.tsx';
import { useDecideMonth, type Month } from './api.ts';

export function CloseMonth({ month: { month, state, proposalId, proposedByYou, proposedById } }: { month: Month }) {
  const decide = useDecideMonth();
  const [asking, setAsking] = useState(false);
  const busy = decide.isPending;
  const send = (id: string | null) => {
    if (!busy) decide.mutate({ month, proposalId: id }, { onSettled: () => setAsking(false) });
  };
  if (state === 'locked') return <p className="help">This month is locked. It is never opened again.</p>;
  if (state === 'running') return <p className="help">A month can be proposed when it is over, at midnight UTC.</p>;
  return (
    <div className="finance-bar">
      {decide.error !== null && <Failed error={decide.error} safe="Nothing was locked." />}
      <p className="help">
        {state === 'proposed'
          ? `Proposed by ${proposedByYou ? 'you' : proposedById}. Another person of finance has to lock it.`
          : 'Its figures are those that are known now. Proposing it keeps them for a second person.'}
      </p>
      <div className="finance-filter-buttons">
        <button type="button" className="button" aria-disabled={busy} onClick={() => send(null)}>
          {state === 'proposed' ? 'Propose it again' : 'Propose to close'}
        </button>
        {state === 'proposed' && !proposedByYou && (
          <button type="button" className="button primary" aria-disabled={busy} onClick={() => setAsking(true)}>
            Lock the month
          </button>
        )}
      </div>
      <Dialog title={`Lock ${month}?`} open={asking} onClose={() => setAsking(false)}>
        <p>
          Its figures never change again, and the month is never opened again. What becomes known later is booked in the
          next month, with a link. A signed manifest is made of it.
        </p>
        <div className="finance-filter-buttons">
          <button type="button" className="button primary" aria-disabled={busy} onClick={() => send(proposalId)}>
            {busy ? 'Locking…' : 'Lock for ever'}
          </button>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            Cancel
          </button>
        </div>
      </Dialog>
    </div>
  );
}
