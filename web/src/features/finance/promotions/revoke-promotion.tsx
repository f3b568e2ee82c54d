import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { useRevokePromotion } from './api.ts';

/** Asks why, since it is kept with who revoked it. */
export function RevokePromotion({ adjustmentId, onDone }: { adjustmentId: string; onDone: () => void }) {
  const revoke = useRevokePromotion();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const note = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (note.length < 3) form.current?.querySelector('input')?.focus();
    else if (!revoke.isPending) revoke.mutate({ adjustmentId, note }, { onSuccess: onDone });
  };
  return (
    <form ref={form} className="adjust-form" onSubmit={submit} noValidate>
      <Field
        label="Why it is revoked"
        help="What was taken stays. No address and no phone number."
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        problem={tried && note.length < 3 ? 'Please say in a few words why.' : undefined}
        maxLength={500}
        autoComplete="off"
      />
      <div className="finance-filter-buttons">
        <button type="submit" className="button" aria-disabled={revoke.isPending}>
          {revoke.isPending ? 'Sending…' : 'Revoke this promotion'}
        </button>
      </div>
      {revoke.error !== null && <Failed error={revoke.error} safe="Nothing was revoked." />}
    </form>
  );
}
