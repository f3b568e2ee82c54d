import { useId, useState, type FormEvent } from 'react';
import type { Answer } from '../../server/operations.ts';
import type { Move } from './move-clock.ts';

export type Clock = Answer<'get', '/api/v2/sandbox/clock'>;
/** `busy`: a move is under way, and no other begins. */
export type MoveProps = { clock: Clock; busy: boolean; go: (by: Move) => void };

const DAY_MS = 86_400_000;
const DAYS_MAX = 366;

/** To the beginning of a day that the reader chooses, in the reader's zone. */
export function ForwardTo({ clock, busy, go }: MoveProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === '' || busy) return;
    go({ to: new Date(`${day}T00:00:00`).toISOString() });
    setDay('');
  };
  return (
    <form className="sandbox-to" onSubmit={submit}>
      <label htmlFor={id}>Forward to</label>
      <input
        id={id}
        className="input"
        type="date"
        required
        value={day}
        min={dayAfter(clock, 1)}
        max={dayAfter(clock, DAYS_MAX - 1)}
        onChange={({ target }) => setDay(target.value)}
      />
      <button type="submit" className="button" aria-disabled={busy}>
        Go
      </button>
    </form>
  );
}

/** In the reader's zone, as the date above is shown; Swedes write days as inputs do. */
const dayAfter = ({ now }: Clock, days: number): string =>
  new Intl.DateTimeFormat('sv-SE').format(Date.parse(now) + days * DAY_MS);
