import { Field } from '../../forms/field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { htmlMax } from '@leadwright/leads/rules/sharing';
import type { Draft, DraftProblems } from './draft.ts';

type Props = { draft: Draft; problems: DraftProblems; onChange: (change: Partial<Draft>) => void };

/** The fields of an e-mail that others do not see, and its HTML as it is written. */
export function ExtraFields({ draft, problems, onChange }: Props) {
  const address = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <fieldset className="share-extra">
      <legend>For super-admins</legend>
      <Field
        {...address}
        label="From"
        help="An address of ours. Empty: the usual one."
        problem={problems.from}
        value={draft.fromEmail}
        onChange={(event) => onChange({ fromEmail: event.target.value })}
      />
      <Field
        label="From, name"
        autoComplete="off"
        maxLength={120}
        value={draft.fromName}
        onChange={(event) => onChange({ fromName: event.target.value })}
      />
      <Field
        {...address}
        label="Cc"
        problem={problems.cc}
        value={draft.cc}
        onChange={(event) => onChange({ cc: event.target.value })}
      />
      <Field
        {...address}
        label="Bcc"
        problem={problems.bcc}
        value={draft.bcc}
        onChange={(event) => onChange({ bcc: event.target.value })}
      />
      <Field
        {...address}
        label="Reply-To"
        help="Empty: your own address."
        problem={problems.replyTo}
        value={draft.replyTo}
        onChange={(event) => onChange({ replyTo: event.target.value })}
      />
      <label className="share-check whole">
        <input
          type="checkbox"
          checked={draft.html !== null}
          onChange={(event) => onChange({ html: event.target.checked ? '' : null })}
        />{' '}
        Write the HTML of the e-mail
      </label>
      {draft.html !== null && (
        <div className="whole">
          <TextField
            label="HTML"
            className="html"
            rows={10}
            maxLength={htmlMax}
            spellCheck={false}
            help="The message above is its plain part. Scripts, forms and foreign links are taken out."
            problem={problems.html}
            value={draft.html}
            onChange={(event) => onChange({ html: event.target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
