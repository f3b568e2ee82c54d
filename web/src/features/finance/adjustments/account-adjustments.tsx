// The adjustments of one account: a form to give or take leads, its lots with what voids them, and what was done before.
import { useRef, useState } from 'react';
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { AdjustForm } from './adjust-form.tsx';
import type { AccountLot, Adjustment } from '../../../server/api-types.ts';
import { useAccountAdjustments, useAccountLots, usePropose } from './api.ts';
import { Before, Lots } from './adjustment-tables.tsx';

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
