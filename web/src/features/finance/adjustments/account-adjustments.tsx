// The adjustments of one account: a form to give or take leads, its lots with what voids them, and what was done before.
import { useRef, useState } from 'react';
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatDay, formatMoment, formatNumber } from '../../../components/words/format.ts';
import { lotWords } from '../../../components/words/ledger-words.ts';
import { AdjustForm } from './adjust-form.tsx';
import type { AccountLot, Adjustment } from '../../../server/api-types.ts';
import { useAccountAdjustments, useAccountLots, usePropose } from './api.ts';
import { actionWords, reasonWords } from './reasons.ts';

export function AccountAdjustments({ accountId }: { accountId: string }) {
  const [lot, setLot] = useState<AccountLot | null>(null);
  const lots = useAccountLots(accountId);
  const before = useAccountAdjustments(accountId);
  const propose = usePropose(accountId);
  const title = useRef<HTMLHeadingElement>(null);
  const choose = (next: AccountLot | null) => {
    propose.reset();
    setLot(next);
  };
  return (
    <section className="finance-adjustments" aria-labelledby="adjustments-title">
      <h2 id="adjustments-title" ref={title} tabIndex={-1}>
        Adjust this account
      </h2>
      <Loaded query={lots} skeleton={<Bone height={120} />} safe="Nothing was changed.">
        {(all) => <Lots lots={all} chosen={lot} onVoid={choose} />}
      </Loaded>
      <AdjustForm
        // A form for each lot, and an empty one after each success.
        key={`${lot?.lotId ?? ''} ${propose.data?.adjustmentId ?? ''}`}
        lot={lot}
        aboveLeads={before.data?.aboveLeads}
        busy={propose.isPending}
        onCancel={() => {
          choose(null);
          title.current?.focus();
        }}
        onSend={(wanted) =>
          propose.mutate(wanted, {
            onSuccess: () => {
              setLot(null);
              // The form that had the focus goes away.
              title.current?.focus();
            },
          })
        }
      />
      {propose.error !== null && <Failed error={propose.error} safe="Nothing was booked." />}
      {propose.data !== undefined && propose.error === null && <Done adjustment={propose.data} />}
      <Loaded
        query={before}
        skeleton={<Bone height={80} />}
        safe="Nothing was changed."
        isEmpty={({ adjustments }) => adjustments.length === 0}
        empty={<p className="help">This account was never adjusted.</p>}
      >
        {({ adjustments }) => <Before adjustments={adjustments} />}
      </Loaded>
    </section>
  );
}

function Done({ adjustment }: { adjustment: Adjustment }) {
  return adjustment.state === 'open' ? (
    <Notice tone="info">Proposed. Nothing is booked until another person of finance agrees.</Notice>
  ) : (
    <Notice tone="ok">Booked. The customer sees it on the usage page.</Notice>
  );
}

type LotsProps = { lots: AccountLot[]; chosen: AccountLot | null; onVoid: (lot: AccountLot) => void };

function Lots({ lots, chosen, onVoid }: LotsProps) {
  if (lots.length === 0) return <p className="help">This account has no leads left.</p>;
  return (
    <TableScroll label="Lots of the account">
      <table className="data">
        <thead>
          <tr>
            <th scope="col">Lot</th>
            <th scope="col">Until</th>
            <th scope="col" className="number">
              Left
            </th>
            <th scope="col" className="number held">
              On hold
            </th>
            <th scope="col">
              <span className="only-heard">Void</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={lot.lotId}>
              <td>{lotWords(lot.kind)}</td>
              <td>{lot.expiresAt === null ? 'No end' : formatDay(lot.expiresAt)}</td>
              <td className="number">{formatNumber(lot.available)}</td>
              <td className="number held">{formatNumber(lot.held)}</td>
              <td className="number">
                <button
                  type="button"
                  className="button"
                  aria-pressed={chosen?.lotId === lot.lotId}
                  aria-label={`Void ${lotWords(lot.kind)}, ${formatNumber(lot.available)} left`}
                  onClick={() => onVoid(lot)}
                >
                  Void
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

const states: Record<Adjustment['state'], string> = {
  open: 'Waiting',
  expired: 'Expired',
  booked: 'Booked',
  declined: 'Declined',
};

function Before({ adjustments }: { adjustments: Adjustment[] }) {
  return (
    <TableScroll label="Adjustments of the account">
      <table className="data">
        <caption>Adjustments</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">State</th>
            <th scope="col">Reason and note</th>
            <th scope="col">Proposed</th>
          </tr>
        </thead>
        <tbody>
          {adjustments.map((each) => (
            <tr key={each.adjustmentId}>
              <td>{actionWords(each)}</td>
              <td>{states[each.state]}</td>
              <td className="adjustment-note">
                {reasonWords(each.reason)}. {each.note}
              </td>
              <td className="nowrap">{formatMoment(each.proposedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
