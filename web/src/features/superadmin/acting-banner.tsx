// Over every page while a super-admin acts for somebody: who that is, how long still, and the way back.
import { useEffect, useState } from 'react';
import { counted } from '@leadwright/leads/counted';
import { useAction } from '../../components/forms/use-action.ts';
import { Icon } from '../../components/layout/icon.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { paths } from '../../navigation/paths.ts';
import { mayLeave } from '../../navigation/unsaved-changes.ts';
import type { SignedIn } from '../../server/api-types.ts';
import { renewSession } from '../../server/client.ts';
import { wordsFor } from '../../server/problem.ts';
import { useSession } from '../../server/session.ts';
import { stopImpersonating } from './stop-impersonating.ts';
import './acting-banner.css';
import './words.ts';

/** Nothing for who is signed in as oneself. `inert`: while a menu lies over the page. */
export function ActingBanner({ inert = false }: { inert?: boolean }) {
  const session = useSession();
  if (session.state !== 'in' || !session.person.impersonation) return null;
  const { person } = session;
  return <Acting key={person.token} person={person} impersonation={session.person.impersonation} inert={inert} />;
}

type ActingProps = {
  person: SignedIn;
  impersonation: NonNullable<SignedIn['impersonation']>;
  inert: boolean;
};

function Acting({ person, impersonation, inert }: ActingProps) {
  const minutes = useMinutesLeft(impersonation.secondsLeft);
  const goOn = useGoOn();
  const stopping = useAction(() => stopImpersonating(() => goOn(paths.superAdmin)));
  return (
    <aside className="acting-banner" aria-label="Impersonating" inert={inert}>
      <p>
        <Icon name="warn" />
        <span>
          You, {impersonation.superAdminEmail}, are acting for <strong>{person.email}</strong>.{' '}
          <span className="nowrap">{minutes === 0 ? 'Time is up.' : `${counted(minutes, 'minute')} left.`}</span>
        </span>
      </p>
      <button
        type="button"
        className="button"
        aria-disabled={stopping.pending}
        onClick={() => !stopping.pending && mayLeave() && void stopping.run(undefined)}
      >
        Stop Impersonating
      </button>
      {stopping.error !== null && (
        <p className="problem" role="alert">
          {wordsFor(stopping.error)} You are still acting for this person.
        </p>
      )}
    </aside>
  );
}

const secondMs = 1000;
// The server counts whole seconds down, so a moment later its answer is certain.
const afterEndMs = 1500;

/** Counts down from the token's answer; at the end it asks the server who is signed in now. */
function useMinutesLeft(seconds: number): number {
  const [until] = useState(() => Date.now() + seconds * secondMs);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, (until - Date.now()) / secondMs)), secondMs);
    return () => clearInterval(timer);
  }, [until]);
  const isOver = left <= 0;
  useEffect(() => {
    if (!isOver) return;
    // Offline nobody answers; the next call of the page finds out.
    const timer = setTimeout(() => void renewSession().catch(() => undefined), afterEndMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  return Math.ceil(left / 60);
}
