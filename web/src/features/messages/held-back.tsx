import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { formatMoment } from '../../components/words/format.ts';
import { useLiftOwn, useSuppression, type OwnReason, type Suppression } from './api.ts';
import { liftProblem } from './message-words.ts';

const why: Record<Suppression['kind'], string> = {
  bounced: 'An e-mail to your address came back, so nothing of this account is e-mailed to you',
  spam: 'An e-mail to you was reported as spam, so nothing of this account is e-mailed to you',
};
const reasons: Record<OwnReason, string> = {
  'works-again': 'My mailbox works again',
  'by-mistake': 'I reported the e-mail by mistake',
  'wanted-again': 'I want these e-mails again',
};
const reasonsOf: Record<Suppression['kind'], OwnReason[]> = {
  bounced: ['works-again', 'wanted-again'],
  spam: ['by-mistake', 'wanted-again'],
};

/** Says that nothing is e-mailed to the person, and why, and lets them end that. Nothing where e-mails arrive. */
export function HeldBack() {
  const query = useSuppression();
  const lift = useLiftOwn();
  const said = useRef<HTMLDivElement>(null);
  // The button that had the focus goes away with the form.
  useEffect(() => {
    if (lift.isSuccess) said.current?.focus();
  }, [lift.isSuccess]);
  return (
    <div ref={said} tabIndex={-1} className="held-back-own">
      {lift.isSuccess && <Notice tone="ok">E-mails come to your address again.</Notice>}
      <Loaded query={query} skeleton={null}>
        {({ suppression }) => suppression !== null && <LiftOwn suppression={suppression} lift={lift} />}
      </Loaded>
    </div>
  );
}

type LiftProps = { suppression: Suppression; lift: ReturnType<typeof useLiftOwn> };

function LiftOwn({ suppression: { kind, since }, lift }: LiftProps) {
  const id = useId();
  const [reason, setReason] = useState<OwnReason | ''>('');
  const [isMissing, setIsMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === '');
    if (reason === '') return select.current?.focus();
    if (!lift.isPending) lift.mutate({ reason });
  };
  return (
    <>
      <Notice tone="warn">
        {why[kind]}. This began on {formatMoment(since)}.
      </Notice>
      <form className="held-back-form" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={id}>Reason to e-mail you again</label>
          <select
            ref={select}
            id={id}
            className="input"
            value={reason}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-problem` : undefined}
            onChange={({ target }) => setReason(target.value as OwnReason | '')}
          >
            <option value="">Choose a reason</option>
            {reasonsOf[kind].map((each) => (
              <option key={each} value={each}>
                {reasons[each]}
              </option>
            ))}
          </select>
          {isMissing && (
            <p className="problem" id={`${id}-problem`}>
              Please choose a reason.
            </p>
          )}
        </div>
        <button type="submit" className="button primary" aria-disabled={lift.isPending}>
          {lift.isPending ? 'One moment…' : 'E-mail me again'}
        </button>
      </form>
      {lift.isError && <Notice tone="bad">{liftProblem(lift.error)}</Notice>}
    </>
  );
}
