// What every act of finance on a plan or on money asks: what exactly, why, and a note. It says first what will follow.
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Field, Labelled } from '../../../components/forms/field.tsx';
import type { ActReason } from './api.ts';
import { actReasons } from './words.ts';

type Why = { reason: ActReason; note: string };

type Props = {
  /** The fields that are its own. */
  children: ReactNode;
  /** Whether one of those is not as it must be; they say why where `tried`. */
  isWrong: boolean;
  onTry: () => void;
  /** What will follow, before the click. */
  follows: ReactNode;
  button: string;
  busy: boolean;
  onSend: (why: Why) => void;
};

export function ActForm({ children, isWrong, onTry, follows, button, busy, onSend }: Props) {
  const [typed, setTyped] = useState({ reason: '' as ActReason | '', note: '' });
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const { reason } = typed;
  const note = typed.note.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    onTry();
    if (busy || isWrong || reason === '' || note.length < 3) return;
    onSend({ reason, note });
  };
  const shown = (isMissing: boolean, problem: string) => (tries > 0 && isMissing ? problem : undefined);
  return (
    <form ref={form} className="adjust-form" onSubmit={submit} noValidate>
      {children}
      <Labelled label="Reason" problem={shown(reason === '', 'Please choose a reason.')}>
        {(tied) => (
          <select
            className="input"
            {...tied}
            value={reason}
            onChange={(event) => setTyped({ ...typed, reason: event.target.value as ActReason | '' })}
          >
            <option value="">Choose</option>
            {actReasons.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Field
        label="Note for finance"
        help="A ticket, for example. No address and no phone number."
        value={typed.note}
        onChange={(event) => setTyped({ ...typed, note: event.target.value })}
        problem={shown(note.length < 3, 'Please say in a few words why.')}
        maxLength={500}
        autoComplete="off"
      />
      <div className="act-follows" role="status">
        {follows}
      </div>
      <div className="finance-filter-buttons">
        <button type="submit" className="button primary" aria-disabled={busy}>
          {busy ? 'Sending…' : button}
        </button>
      </div>
    </form>
  );
}
