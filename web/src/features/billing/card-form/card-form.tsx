// The card's holder, and the payment provider's own fields for the card. The card goes from the page to the
// provider; what we get is a token.
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Field } from '../../../components/forms/field.tsx';
import type { CardFields, Tokenise } from './card-fields.ts';
import { blankFields, nobody, trimmed, type Holder, type HolderField, type HolderProblems } from './holder.ts';
import { RecurlyFields } from './recurly-fields.tsx';
import { SandboxFields } from './sandbox-fields.tsx';
import { StripeFields } from './stripe-fields.tsx';
import './card-form.css';

const fieldsOf: Record<string, CardFields> = {
  sandbox: SandboxFields,
  stripe: StripeFields,
  recurly: RecurlyFields,
};

const holderFields: readonly { name: HolderField; label: string; autoComplete: string; half?: true }[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'cc-given-name', half: true },
  { name: 'lastName', label: 'Last name', autoComplete: 'cc-family-name', half: true },
  { name: 'street', label: 'Street address', autoComplete: 'billing street-address' },
  { name: 'city', label: 'City', autoComplete: 'billing address-level2' },
  { name: 'state', label: 'State', autoComplete: 'billing address-level1', half: true },
  { name: 'zip', label: 'Zip code', autoComplete: 'billing postal-code', half: true },
];

type Props = {
  /** sandbox, stripe or recurly. */
  processor: string;
  clientToken: string;
  submitLabel: string;
  /** While what follows the token is under way. */
  busy: boolean;
  onToken: (token: string) => void;
};

/** Gives a token of the provider for each press of its button that the provider accepts. */
export function CardForm({ processor, clientToken, submitLabel, busy, onToken }: Props) {
  const [holder, setHolder] = useState(nobody);
  const [wanted, setWanted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { submit, problems, failure, working, attempt, onReady, onFailed } = useTokenising(form, holder, {
    busy,
    onToken,
  });
  const Fields = fieldsOf[processor];
  if (Fields === undefined)
    return <Notice tone="bad">Cards cannot be entered here right now. Please contact support.</Notice>;
  const waiting = busy || working;
  return (
    <form ref={form} className="form card-form" noValidate onFocus={() => setWanted(true)} onSubmit={submit}>
      <div className="card-holder">
        {holderFields.map(({ name, label, autoComplete, half }) => (
          <div key={name} className={half === true ? 'half' : 'whole'}>
            <Field
              label={label}
              name={name}
              autoComplete={autoComplete}
              maxLength={100}
              required
              readOnly={waiting}
              problem={problems[name]}
              value={holder[name]}
              onChange={(event) => setHolder({ ...holder, [name]: event.target.value })}
            />
          </div>
        ))}
      </div>
      <Fields
        key={attempt}
        clientToken={clientToken}
        wanted={wanted}
        busy={waiting}
        onReady={onReady}
        onFailed={onFailed}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <button type="submit" className="button primary large" aria-disabled={waiting}>
        {waiting ? 'One moment…' : submitLabel}
      </button>
    </form>
  );
}

const notReached =
  "Our payment provider's card form did not load. Check your connection and try again. Nothing was charged.";
const notYet = 'The card form is still loading. Please try again in a moment. Nothing was charged.';

/** From the press of the button to the token. One press is one token, however often it is pressed meanwhile. */
function useTokenising(
  form: React.RefObject<HTMLFormElement | null>,
  holder: Holder,
  { busy, onToken }: Pick<Props, 'busy' | 'onToken'>,
) {
  const [problems, setProblems] = useState<HolderProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const failed = useRef(false);
  const tokenise = useRef<Tokenise | null>(null);
  const pressed = useRef(false);
  const onReady = useCallback((ready: Tokenise | null) => {
    tokenise.current = ready;
    failed.current = false;
    if (ready !== null) setFailure(null);
  }, []);
  const onFailed = useCallback(() => {
    failed.current = true;
    setFailure(notReached);
  }, []);
  const show = (found: HolderProblems, message: string | null) => {
    setProblems(found);
    setFailure(message);
    // After the render that marks the fields.
    setTimeout(() => firstProblem(form.current)?.focus(), 0);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || pressed.current) return;
    const blank = blankFields(holder);
    if (Object.keys(blank).length > 0) return show(blank, null);
    if (tokenise.current === null) {
      // The fields begin anew, and load their script again.
      if (failed.current) setAttempt(attempt + 1);
      return show({}, notYet);
    }
    setProblems({});
    setFailure(null);
    setWorking(true);
    pressed.current = true;
    tokenise
      .current(trimmed(holder))
      .then(
        (answer) => (answer.is === 'token' ? onToken(answer.token) : show(answer.fields ?? {}, answer.message)),
        () => show({}, notReached),
      )
      .finally(() => {
        pressed.current = false;
        setWorking(false);
      });
  };
  return { submit, problems, failure, working, attempt, onReady, onFailed };
}

function firstProblem(form: HTMLFormElement | null): HTMLElement | null {
  return (
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[role="alert"]') ??
    null
  );
}
