import { useId, useState, type FormEvent } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { usePrerenderedForm } from '../../components/forms/use-prerendered-form.ts';
import { useAction } from '../../components/forms/use-action.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { ServerProblem } from '../../server/problem.ts';
import { prepareToken, readBotSettings } from '../../server/recaptcha/bot-token.ts';
import { requestOptOut, type RequestKind } from './api.ts';
import { kinds } from './kinds.ts';
import { detailsOf, PersonDetails, type Typed } from './person-details.tsx';
import './privacy.css';

const incomplete =
  'A phone number needs ten digits, a ZIP code five. A name needs first and last name and the ZIP code, and the street or the month and year of birth.';
const words = { email: 'Enter your e-mail address, like name@company.com.', details: incomplete };
const FAILED = "I'm sorry, there was a problem processing your request.  Please contact customer service.";

/** Anybody may ask, customer or not. The mailed link confirms it; nothing happens before. */
export function OptOutPage() {
  const [email, setEmail] = useState('');
  const [kind, setKind] = useState<RequestKind>('opt-out');
  const [typed, setTyped] = useState<Typed>({});
  const goOn = useGoOn();
  const action = useAction(requestOptOut, () => {
    const said = `An email has been sent to ${email.trim()} with further instructions.`;
    goOn(paths.home, { state: { said } });
  });
  const form = useFocusOnProblem(action.error);
  const canBeSent = usePrerenderedForm(form, { email: setEmail });
  const { at, rest } = problemsAt(action.error, words);
  const isIncomplete = action.error instanceof ServerProblem && action.error.code === 'privacy-details-incomplete';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const details = kind === 'access' ? undefined : detailsOf(typed);
    if (!action.pending) void action.run({ email: email.trim(), kind, ...(details === undefined ? {} : { details }) });
  };
  return (
    <div className="page narrow door">
      <PageTitle>Your privacy choices</PageTitle>
      <p>
        California residents may tell us what to do with their personal information, customers or not. What the law says
        and what we collect is on the page of <Link to={paths.ccpa}>California disclosures</Link>.
      </p>
      <form
        className="form"
        ref={form}
        onSubmit={submit}
        // What proves a person may come from elsewhere, so it is loaded once somebody begins, and no sooner.
        onFocus={() =>
          void readBotSettings()
            .then(prepareToken, () => undefined)
            .catch(() => undefined)
        }
      >
        <Choices kind={kind} onChange={setKind} />
        <Field
          label="E-mail"
          type="email"
          name="email"
          autoComplete="email"
          required
          help="We mail you a link to confirm the request, and then what is done and what is still to do. The answer comes within 45 days."
          problem={at.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {/* Nobody is looked up in lists to be told about. */}
        {kind !== 'access' && (
          <PersonDetails typed={typed} onChange={setTyped} problem={isIncomplete ? incomplete : at.details} />
        )}
        {rest !== null && !isIncomplete && <Notice tone="bad">{FAILED}</Notice>}
        <button type="submit" className="button primary large" disabled={!canBeSent} aria-disabled={action.pending}>
          {action.pending ? 'Sending…' : 'Send the request'}
        </button>
      </form>
    </div>
  );
}

function Choices({ kind, onChange }: { kind: RequestKind; onChange: (kind: RequestKind) => void }) {
  const name = useId();
  return (
    <fieldset className="privacy-kinds">
      <legend>What do you ask?</legend>
      {kinds.map((each) => (
        <label key={each.kind}>
          <input type="radio" name={name} checked={each.kind === kind} onChange={() => onChange(each.kind)} />
          {each.words}
        </label>
      ))}
    </fieldset>
  );
}
