// What waits for a second person, over all accounts. Nobody agrees to what they proposed themselves.
import { useRef } from 'react';
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { formatMoment } from '../../../components/words/format.ts';
import type { Adjustment } from '../../../server/api-types.ts';
import { useDecide, useOpenAdjustments, type Decision } from './api.ts';
import { actionWords, reasonWords } from './reasons.ts';
import { AccountName } from '../account-name.tsx';

export function Proposals({ onAccount }: { onAccount: (accountId: string) => void }) {
  const open = useOpenAdjustments();
  const decide = useDecide();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="finance-proposals" aria-labelledby="proposals-title">
      <h2 id="proposals-title" ref={title} tabIndex={-1}>
        Waiting for a second person
      </h2>
      {decide.error !== null && <Failed error={decide.error} safe="Nothing was booked." />}
      <Loaded
        query={open}
        skeleton={<Bone height={48} />}
        safe="Nothing was changed."
        isEmpty={({ adjustments }) => adjustments.length === 0}
        empty={<p className="help">Nothing waits. Adjustments that need a second person appear here.</p>}
      >
        {({ adjustments }) => (
          <ul className="proposals">
            {adjustments.map((each) => (
              <Proposal
                key={each.adjustmentId}
                adjustment={each}
                busy={decide.isPending}
                onAccount={onAccount}
                // The button that had the focus goes away.
                onDecide={(decision) => decide.mutate(decision, { onSuccess: () => title.current?.focus() })}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** Whose list has the promotions that are for no account alone. */
const NO_ACCOUNT = 'system';

type Props = {
  adjustment: Adjustment;
  busy: boolean;
  onAccount: (accountId: string) => void;
  onDecide: (decision: Decision) => void;
};

function Proposal({ adjustment, busy, onAccount, onDecide }: Props) {
  const { accountId, adjustmentId, reason, note, proposedByYou, proposedById, proposedAt, expiresAt } = adjustment;
  const decide = (verb: Decision['verb']) => !busy && onDecide({ accountId, adjustmentId, verb });
  const what = actionWords(adjustment);
  return (
    <li className="proposal">
      <div>
        <p className="proposal-what">{what}</p>
        <p className="help">
          {reasonWords(reason)}. {note}
        </p>
        {accountId === NO_ACCOUNT ? (
          <p className="help">For whoever has its link.</p>
        ) : (
          <p className="help">
            <AccountName accountId={accountId} />
            Account{' '}
            <button type="button" className="link id" onClick={() => onAccount(accountId)}>
              {accountId}
            </button>
          </p>
        )}
        <p className="help">
          Proposed by {proposedByYou ? 'you' : proposedById}, {formatMoment(proposedAt)}
          {expiresAt === null ? '' : `; open until ${formatMoment(expiresAt)}`}
        </p>
      </div>
      <div className="proposal-buttons">
        {proposedByYou ? (
          <p className="help">Another person of finance has to agree.</p>
        ) : (
          <button
            type="button"
            className="button primary"
            aria-disabled={busy}
            aria-label={`Approve: ${what}`}
            onClick={() => decide('approve')}
          >
            Approve
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          aria-label={`${proposedByYou ? 'Withdraw' : 'Decline'}: ${what}`}
          onClick={() => decide('decline')}
        >
          {proposedByYou ? 'Withdraw' : 'Decline'}
        </button>
      </div>
    </li>
  );
}
