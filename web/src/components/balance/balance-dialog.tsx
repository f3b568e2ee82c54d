import { useId, useState } from 'react';
import { Dialog } from '../layout/dialog.tsx';
import { Bone, Loaded } from '../feedback/loaded.tsx';
import { formatLeads, formatNumber } from '../words/format.ts';
import { BalanceLots } from './balance-lots.tsx';
import { ownLeads } from './own-leads.tsx';
import { useBalance } from './use-balance.ts';
import type { Balance, WhoseLeads } from './whose-leads.ts';
import './balance.css';

type Props = { open: boolean; onClose: () => void; whose?: WhoseLeads; asOf?: string };

/** What the leads that are left are made of, now or at the end of an earlier day. It opens at `asOf`; '' is now. */
export function BalanceDialog({ open, onClose, whose = ownLeads, asOf = '' }: Props) {
  return (
    <Dialog title={whose.title} open={open} onClose={onClose}>
      <Explained whose={whose} asOf={asOf} />
    </Dialog>
  );
}

function Explained({ whose, asOf }: { whose: WhoseLeads; asOf: string }) {
  const [day, setDay] = useState(asOf);
  const id = useId();
  const now = useBalance(whose, '');
  const then = useBalance(whose, day);
  const today = now.data && whose.dayOf(now.data.balance.at);
  return (
    <div className="why">
      <div className="field">
        <label htmlFor={id}>{whose.dayLabel}</label>
        <input
          id={id}
          className="input"
          type="date"
          value={day === '' ? (today ?? '') : day}
          max={today}
          onChange={({ target }) => setDay(target.value === today ? '' : target.value)}
        />
      </div>
      <Loaded query={then} skeleton={<Bone height={180} />} safe={whose.safe}>
        {(found) => (
          <>
            <p aria-live="polite">{inWords(whose, found.day, found.balance)}</p>
            <BalanceLots whose={whose} balance={found.balance} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function inWords({ has, had }: WhoseLeads, day: string, { available, held, lots, lotsInAll }: Balance): string {
  const aside =
    held > 0 ? `, and ${formatNumber(held)} set aside for files that ${day === '' ? 'are' : 'were'} being made` : '';
  const more = lotsInAll > lots.length ? ` The ${formatNumber(lots.length)} lots that end first are shown.` : '';
  return `${day === '' ? has : had(day)} ${formatLeads(available)} left${aside}.${more}`;
}
