import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Icon } from '../../layout/icon.tsx';
import { Field } from '../../forms/field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { formatNumber } from '../../words/format.ts';
import { useAwardTerms } from '../../../server/searches/shares.ts';
import { useMay } from '../../../server/session.ts';
import { recipientsMax, subjectMax, textMax } from '@leadwright/leads/rules/sharing';
import type { Draft, DraftProblems } from './draft.ts';
import { ExtraFields } from './extra-fields.tsx';
import { recipientsIn } from './recipients.ts';
import { MailAddress } from '../../words/mail-address.tsx';

type Props = {
  draft: Draft;
  problems: DraftProblems;
  /** Grows whenever the focus shall go to the first field with a problem, or to the first field. */
  calls: number;
  previewing: boolean;
  sending: boolean;
  /** Why it was not sent, where no field is to blame. */
  failure: ReactNode;
  onChange: (change: Partial<Draft>) => void;
  onPreview: () => void;
  onSend: () => void;
};

export function EditStep({ draft, problems, calls, previewing, sending, failure, onChange, onPreview, onSend }: Props) {
  const form = useFocusAt(calls);
  const seesAll = useMay('write-any-mail');
  // Nothing is promised until it is known, or while the operator has stopped them.
  const earns = useAwardTerms().data?.open === true;
  const busy = previewing || sending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPreview();
  };
  return (
    <form className="share-form" ref={form} onSubmit={submit} noValidate aria-label="E-mail">
      <div>
        <Field
          label="To"
          name="share-to"
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={`Separate addresses by commas, ${recipientsMax} at most.${earns ? ' Each new person that you reach may earn you free leads.' : ''}`}
          problem={problems.to}
          value={draft.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <Understood typed={draft.to} />
      </div>
      <Field
        label="Subject"
        name="share-subject"
        autoComplete="off"
        maxLength={subjectMax}
        problem={problems.subject}
        value={draft.subject}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <TextField
        label="Message"
        name="share-text"
        rows={5}
        maxLength={textMax}
        help={`${formatNumber(textMax - draft.text.length)} characters left. A link to the search is added below it.`}
        problem={problems.text}
        value={draft.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {seesAll && <ExtraFields draft={draft} problems={problems} onChange={onChange} />}
      {failure}
      <div className="actions">
        <button type="submit" className="button" aria-disabled={busy}>
          {previewing ? 'Preparing…' : 'Preview'}
        </button>
        <button type="button" className="button primary" aria-disabled={busy} onClick={onSend}>
          {sending ? 'Sending…' : 'Send'}
        </button>
      </div>
    </form>
  );
}

function useFocusAt(calls: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (calls === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector('input'))?.focus();
  }, [calls]);
  return form;
}

/** Each address that was typed, with whether it is understood. */
function Understood({ typed }: { typed: string }) {
  const recipients = recipientsIn(typed);
  const wrong = recipients.filter(({ understood }) => !understood).length;
  return (
    <>
      <p className="only-heard" role="status">
        {recipients.length > 0 && `${recipients.length} typed${wrong > 0 ? `, ${wrong} not understood` : ''}`}
      </p>
      {recipients.length > 0 && (
        <ul className="share-recipients" aria-label="Recipients">
          {recipients.map(({ address, understood }) => (
            <li key={address.toLowerCase()} className={understood ? undefined : 'wrong'}>
              <Icon name={understood ? 'check' : 'warn'} size={16} />
              <span>
                <MailAddress>{address}</MailAddress>
              </span>
              {understood ? <span className="only-heard">understood</span> : <span>not understood</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
