// The promotions that staff gave, who took them, and what gives another one.
import { useRef, useState } from 'react';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { formatMoment, formatNumber } from '../../../components/words/format.ts';
import { AccountName } from '../account-name.tsx';
import { reasonWords } from '../adjustments/reasons.ts';
import { useGivenPromotions, type Given } from './api.ts';
import { GivePromotion } from './give-promotion.tsx';
import { RevokePromotion } from './revoke-promotion.tsx';

/** `accountId`: empty: those of all. */
export function GivenPromotions({ accountId }: { accountId: string }) {
  const found = useGivenPromotions(accountId);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="finance-adjustments" aria-labelledby="promotions-title">
      <h2 id="promotions-title" ref={title} tabIndex={-1}>
        {accountId === '' ? 'Promotions given' : 'Promotions given to this account'}
      </h2>
      <Loaded query={found} skeleton={<Bone height={80} />} safe="Nothing was changed.">
        {({ given, promotions, aboveLeads }) => (
          <>
            {given.length === 0 && <p className="help">None was given.</p>}
            <ul className="proposals">
              {given.map((each) => (
                // The button that had the focus goes away.
                <OneGiven key={each.adjustmentId} given={each} onRevoked={() => title.current?.focus()} />
              ))}
            </ul>
            <GivePromotion {...{ accountId, promotions, aboveLeads }} />
          </>
        )}
      </Loaded>
    </section>
  );
}

const linkOf = (code: string): string => `${window.location.origin}/signup?promotion=${code}`;

const isOver = ({ until }: Given): boolean => Date.parse(until) <= Date.now();

function stateWords(given: Given): string {
  if (given.state === 'open') return 'A second person has to agree. Nobody can take it before.';
  if (given.state === 'expired') return 'Nobody agreed in time.';
  if (given.state === 'declined') return 'Declined.';
  if (given.state === 'revoked') return 'Revoked. Nobody can take it any more.';
  return isOver(given)
    ? `Over since ${formatMoment(given.until)}.`
    : `Can be taken until ${formatMoment(given.until)}.`;
}

function OneGiven({ given, onRevoked }: { given: Given; onRevoked: () => void }) {
  const [isRevoking, setIsRevoking] = useState(false);
  const { name, code, times, takenTimes, taken, forAccount, reason, note, adjustmentId } = given;
  const canBeTaken = given.state === 'booked' && !isOver(given) && takenTimes < times;
  return (
    <li className="proposal">
      <div>
        <p className="proposal-what">
          {name}, taken {formatNumber(takenTimes)} of {formatNumber(times)} {times === 1 ? 'time' : 'times'}
        </p>
        <p className="help">{stateWords(given)}</p>
        {given.state !== 'declined' && given.state !== 'expired' && (
          <p className="help">
            Code <code>{code}</code>
            <br />
            Link <code className="promotion-link">{linkOf(code)}</code>
          </p>
        )}
        <p className="help">
          {reasonWords(reason)}. {note}
        </p>
        <p className="help">
          {forAccount === null ? 'For whoever has the link.' : 'For one account alone: '}
          {forAccount !== null && <code>{forAccount}</code>}
        </p>
        {taken.length > 0 && (
          <ul className="promotion-takers" aria-label={`Who took ${code}`}>
            {taken.map(({ accountId, takenAt, isPaid }) => (
              <li key={accountId} className="help">
                <AccountName accountId={accountId} /> <code>{accountId}</code>, {formatMoment(takenAt)}
                {isPaid ? '' : ', not paid yet'}
              </li>
            ))}
          </ul>
        )}
        {takenTimes > taken.length && <p className="help">The newest {taken.length} of them.</p>}
        {isRevoking && (
          <RevokePromotion
            adjustmentId={adjustmentId}
            onDone={() => {
              setIsRevoking(false);
              onRevoked();
            }}
          />
        )}
      </div>
      {canBeTaken && !isRevoking && (
        <div className="proposal-buttons">
          <button type="button" className="button" aria-label={`Revoke ${code}`} onClick={() => setIsRevoking(true)}>
            Revoke
          </button>
        </div>
      )}
    </li>
  );
}
