import { useState, type FormEvent } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Dialog } from '../../components/layout/dialog.tsx';
import { mayLeave } from '../../navigation/unsaved-changes.ts';
import type { ListedPerson } from '../../server/api-types.ts';
import { wordsFor } from '../../server/problem.ts';
import { useImpersonate } from './api.ts';

type Props = { person: ListedPerson | null; onClose: () => void };

/** Asks why. Nothing of the person's account is read before the answer is recorded. */
export function ImpersonateDialog({ person, onClose }: Props) {
  return (
    <Dialog title={person === null ? '' : `Act for ${person.email}`} open={person !== null} onClose={onClose}>
      {person !== null && <ReasonForm person={person} />}
    </Dialog>
  );
}

function ReasonForm({ person }: { person: ListedPerson }) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const impersonate = useImpersonate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '' || impersonate.isPending || !mayLeave()) return;
    impersonate.mutate({ personId: person.uid, reason: reason.trim() });
  };
  return (
    <form className="impersonate-form" onSubmit={submit} noValidate>
      <p>
        For 30 minutes you see what {person.email} sees. What you do is recorded in their account with your name.
        Passwords, e-mail addresses, cards, payments and the team stay as they are.
      </p>
      <Field
        label="Reason"
        help="A ticket, for example. No address and no phone number: it is kept for ever."
        value={reason}
        maxLength={300}
        autoComplete="off"
        problem={isMissing ? 'Please say why you act for this person, for instance a ticket.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {impersonate.isError && <Notice tone="bad">{wordsFor(impersonate.error)}</Notice>}
      <p className="actions">
        <button type="submit" className="button primary" aria-disabled={impersonate.isPending}>
          Impersonate
        </button>
      </p>
    </form>
  );
}
