import { useId, useState } from 'react';
import { Dialog } from '../layout/dialog.tsx';
import { Bone, Loaded } from '../feedback/loaded.tsx';
import { formatDay, formatLeads, formatNumber } from '../words/format.ts';
import { BalanceLots } from './balance-lots.tsx';
import { useBalance, type Balance } from './use-balance.ts';
import './balance.css';

/** What the leads that are left are made of, now or at the end of an earlier day of the reader's. */
export function BalanceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Where your leads come from" open={open} onClose={onClose}>
      <Explained />
    </Dialog>
  );
}

function Explained() {
  const [day, setDay] = useState('');
  const id = useId();
  const now = useBalance();
  const then = useBalance(day === '' ? undefined : endOf(day));
  const today = now.data && dayOf(now.data.at);
  return (
    <div className="why">
      <div className="field">
        <label htmlFor={id}>At the end of</label>
        <input
          id={id}
          className="input"
          type="date"
          value={day === '' ? (today ?? '') : day}
          max={today}
          onChange={({ target }) => setDay(target.value === today ? '' : target.value)}
        />
      </div>
      <Loaded query={then} skeleton={<Bone height={180} />} safe="Your leads are safe.">
        {(balance) => (
          <>
            <p aria-live="polite">{inWords(balance, day)}</p>
            <BalanceLots balance={balance} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function inWords({ available, held, lots, lotsInAll }: Balance, day: string): string {
  const aside = held > 0 ? `, and ${formatNumber(held)} set aside for files that were being made` : '';
  const when = day === '' ? 'You have' : `At the end of ${formatDay(`${day}T12:00:00`)} you had`;
  const more = lotsInAll > lots.length ? ` The ${formatNumber(lots.length)} lots that end first are shown.` : '';
  return `${when} ${formatLeads(available)} left${day === '' ? aside.replace('were', 'are') : aside}.${more}`;
}

// Swedes write days as inputs do.
const dayOf = (at: string): string => new Intl.DateTimeFormat('sv-SE').format(Date.parse(at));

/** The next midnight of the reader's zone. */
function endOf(day: string): string {
  const next = new Date(`${day}T00:00:00`);
  next.setDate(next.getDate() + 1);
  return next.toISOString();
}
