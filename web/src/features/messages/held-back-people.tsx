import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Dialog } from '../../components/layout/dialog.tsx';
import { formatMoment } from '../../components/words/format.ts';
import { useLift, type HeldBackPerson } from './api.ts';
import { liftProblem } from './message-words.ts';

type Props = { accountId: string; people: HeldBackPerson[] };

/** Whose e-mails of the account are not sent, for super-admins: what bounced can be sent again. */
export function HeldBackPeople({ accountId, people }: Props) {
  const [asked, setAsked] = useState<string | null>(null);
  const [lifted, setLifted] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const close = () => setAsked(null);
  // The button that opened the question goes away with its person.
  useEffect(() => {
    if (lifted) said.current?.focus();
  }, [lifted]);
  return (
    <>
      <div ref={said} tabIndex={-1} className="held-back-said">
        {lifted && <Notice tone="ok">E-mails go to this person again.</Notice>}
      </div>
      {people.length > 0 && (
        <section aria-label="E-mails that are held back">
          <h2>Held back</h2>
          <ul className="held-back">
            {people.map(({ personId, kind, since }) => (
              <li key={`${personId} ${since}`}>
                <p>
                  {kind === 'bounced' ? 'An e-mail bounced' : 'An e-mail was reported as spam'} on {formatMoment(since)}
                  .{' '}
                  <span className="help">
                    Person <code>{personId}</code>
                  </span>
                </p>
                {kind === 'bounced' ? (
                  <button
                    type="button"
                    className="button"
                    onClick={() => {
                      setLifted(false);
                      setAsked(personId);
                    }}
                  >
                    E-mail again
                  </button>
                ) : (
                  <p className="help">Only they can let e-mails come again, in their settings.</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Dialog title="E-mail this person again" open={asked !== null} onClose={close}>
        {asked !== null && (
          <LiftForm
            accountId={accountId}
            personId={asked}
            onCancel={close}
            onLifted={() => {
              setLifted(true);
              close();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

type LiftProps = { accountId: string; personId: string; onLifted: () => void; onCancel: () => void };

function LiftForm({ accountId, personId, onLifted, onCancel }: LiftProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const lift = useLift(accountId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return event.currentTarget.querySelector('input')?.focus();
    if (lift.isPending) return;
    lift.mutate({ personId, reason: reason.trim() }, { onSuccess: onLifted });
  };
  return (
    <form className="lift-form" onSubmit={submit} noValidate>
      <p>Their address bounced. If it still does not work, e-mails are held back again after the next one.</p>
      <Field
        label="Reason"
        help="A ticket, for example. No address and no phone number: it is kept for ever."
        value={reason}
        maxLength={300}
        autoComplete="off"
        problem={isMissing ? 'Please say why e-mails may go there again, for instance a ticket.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {lift.isError && <Notice tone="bad">{liftProblem(lift.error)}</Notice>}
      <p className="actions">
        <button type="submit" className="button primary" aria-disabled={lift.isPending}>
          {lift.isPending ? 'One moment…' : 'E-mail again'}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
