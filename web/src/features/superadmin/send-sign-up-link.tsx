import { useState, type FormEvent } from 'react';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Field } from '../../components/forms/field.tsx';
import { problemsAt, useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { useAction } from '../../components/forms/use-action.ts';
import { post } from '../../server/client.ts';
import './words.ts';

const words = { email: 'Enter an e-mail address like name@company.com.', name: 'Use at most 200 letters.' };

/** Opens the way to an account for somebody, also where visitors are led to sales. */
export function SendSignUpLink() {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const action = useAction(
    (body: { email: string; name?: string }) => post('/api/v2/superadmin/sign-up-links', { body }),
    ({ message }) => {
      setSaid(message);
      setEmail('');
      setName('');
    },
  );
  const form = useFocusOnProblem(action.error);
  const { at, rest } = problemsAt(action.error, words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.pending) return;
    setSaid('');
    void action.run({ email: email.trim(), ...(name.trim() === '' ? {} : { name: name.trim() }) });
  };
  return (
    <form className="users-filter" aria-label="Send a signup link" ref={form} onSubmit={submit}>
      <Field
        label="Send a signup link to"
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        problem={at.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label="Name (optional)"
        autoComplete="off"
        maxLength={200}
        problem={at.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button" aria-disabled={action.pending}>
        {action.pending ? 'Sending…' : 'Send the link'}
      </button>
      <p role="status">{said}</p>
      {rest !== null && <Failed error={rest} />}
    </form>
  );
}
