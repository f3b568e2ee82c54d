// The bar over every signed-in page while payments go to the sandbox: it says so, shows the sandbox's date, and lets
// owners and admins move it forward.
import { useId, useState } from 'react';
import { formatDay } from '../../components/words/format.ts';
import { useMedia } from '../../components/layout/use-media.ts';
import { useClock } from '../../server/clock.ts';
import { wordsFor } from '../../server/problem.ts';
import { useMay } from '../../server/session.ts';
import { useUsage } from '../../server/usage.ts';
import { ForwardTo, type Clock, type MoveProps } from './forward-to.tsx';
import { useFreshAfterMoves, useMoveClock, type Move } from './move-clock.ts';
import { SandboxActs } from './sandbox-acts.tsx';
import './sandbox.css';

// There the bar is one line until somebody wants to move the clock.
const narrowQuery = '(max-width: 767px)';

/** Nothing where payments are real, or where nobody knows yet. `inert`: while a menu lies over the page. */
export function SandboxBar({ inert }: { inert: boolean }) {
  const { data: clock } = useClock();
  useFreshAfterMoves();
  if (clock?.sandbox !== true) return null;
  return (
    <aside className="sandbox-bar" aria-label="Sandbox" inert={inert}>
      <p className="sandbox-date">
        <strong className="sandbox-mark">Sandbox</strong>
        <span>
          <span className="sandbox-only">Test payments only. </span>Today is{' '}
          <time dateTime={clock.now} className="nowrap">
            {formatDay(clock.now)}
          </time>
          .
        </span>
      </p>
      <Moves clock={clock} />
    </aside>
  );
}

function Moves({ clock }: { clock: Clock }) {
  const mayMove = useMay('manage-billing');
  const move = useMoveClock();
  const narrow = useMedia(narrowQuery);
  const [open, setOpen] = useState(false);
  const movesId = useId();
  if (!mayMove) return null;
  const busy = move.isPending || !clock.settled;
  const go = (by: Move) => {
    if (!busy) move.mutate(by);
  };
  return (
    <>
      {narrow && (
        <button
          type="button"
          className="button"
          aria-label="Move the clock"
          aria-expanded={open}
          aria-controls={movesId}
          onClick={() => setOpen(!open)}
        >
          Move
        </button>
      )}
      <div className="sandbox-moves" id={movesId} hidden={narrow && !open}>
        <button type="button" className="button" aria-disabled={busy} onClick={() => go({ days: 1 })}>
          Next day
        </button>
        <NextBillingDay clock={clock} busy={busy} go={go} />
        <ForwardTo clock={clock} busy={busy} go={go} />
        <SandboxActs />
      </div>
      <p className="help sandbox-said" role="status">
        {narrow && !open && !busy ? '' : said(clock, move)}
      </p>
    </>
  );
}

/** To the end of the running period, when the next one is charged. */
function NextBillingDay({ clock, busy, go }: MoveProps) {
  const { data: usage } = useUsage();
  const to = usage?.periodEnd ?? null;
  const none = to === null || Date.parse(to) <= Date.parse(clock.now);
  return (
    <button
      type="button"
      className="button"
      aria-disabled={busy || none}
      onClick={() => !none && go({ to })}
      {...(none ? { title: 'This plan has no next billing day.' } : {})}
    >
      Next billing day
    </button>
  );
}

function said(clock: Clock, move: ReturnType<typeof useMoveClock>): string {
  if (move.isError) return wordsFor(move.error);
  if (move.isPending) return 'Moving the clock…';
  if (!clock.settled) return 'Catching up: what fell due is being charged and booked.';
  if (move.isSuccess) return 'All that fell due is booked. Nothing was lost, and you stay logged in.';
  return 'The clock only goes forward, for everybody here.';
}
