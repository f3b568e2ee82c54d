import { useEffect, useRef } from 'react';
import { Notice } from '../../feedback/notice.tsx';
import { formatLeads, formatNumber } from '../../words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import type { SentShare } from '../../../server/searches/shares.ts';
import { MailAddress } from '../../words/mail-address.tsx';

const reasons: Readonly<Record<string, string>> = {
  own: 'your own address',
  company: "your company's address",
  'own-account': 'another account of yours',
  'already-earned': 'earned you leads before',
  'already-shared': 'was promised before',
  stopped: 'free leads are paused',
  alias: 'not mailed, since it is the same mailbox as another address',
  copied: 'gets a copy',
};

/** That it was sent, what it may earn, and for whom it earns nothing. */
export function SentStep({ sent, onAgain }: { sent: SentShare; onAgain: () => void }) {
  const again = useRef<HTMLButtonElement>(null);
  // The button that led here is gone.
  useEffect(() => again.current?.focus(), []);
  return (
    <>
      <Notice tone="ok">
        <p>Your email was successfully sent!</p>
        <p>{earnedWords(sent)}</p>
      </Notice>
      {sent.excluded.length > 0 && (
        <div>
          <p>These earn you no leads:</p>
          <ul aria-label="Recipients who earn no leads">
            {sent.excluded.map(({ address, reason }) => (
              <li key={address}>
                <MailAddress>{address}</MailAddress>: {reasons[reason] ?? 'not new'}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="actions">
        <Link className="button" to={`${paths.usage}#shares`}>
          See what becomes of it
        </Link>
        <button type="button" className="button" ref={again} onClick={onAgain}>
          Write another
        </button>
      </div>
    </>
  );
}

const later = 'Limits say how many come in this billing period; the others wait for a later one.';

/** "You earn 20,000 leads: 10,000 for each of 2 new people, once the e-mail has arrived. Some may come in a later period." */
function earnedWords({ mayEarn, leadsEach, excluded }: SentShare): string {
  if (mayEarn === 0 && excluded.some(({ reason }) => reason === 'stopped'))
    return 'It earns no free leads: they are paused.';
  if (mayEarn === 0) return 'It earns no free leads, since nobody of its recipients is new.';
  const all = formatLeads(mayEarn * leadsEach);
  if (mayEarn === 1) return `You earn ${all} for 1 new person, once the e-mail has arrived. ${later}`;
  return `You earn ${all}: ${formatNumber(leadsEach)} for each of ${mayEarn} new people, once the e-mail has arrived. ${later}`;
}
