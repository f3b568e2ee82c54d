import { useState, type FormEvent } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { Dialog } from '../../components/layout/dialog.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useGoOn } from '../../navigation/go.ts';
import { paths } from '../../navigation/paths.ts';
import { useCommand } from '../../server/command.ts';
import { ServerProblem } from '../../server/problem.ts';
import { saveBlob } from '../../server/save-blob.ts';
import { signedOut } from '../../server/session.ts';
import { eraseMe, takeMyData } from './api.ts';
import { Refused } from './refused.tsx';
import './privacy.css';

/** Takes the own data along, and erases the person. Each asks for the password: an open screen proves nobody. */
export function YourDataPage() {
  return (
    <>
      <PageTitle>Your data</PageTitle>
      <div className="your-data">
        <TakeData />
        <Erase />
      </div>
    </>
  );
}

function TakeData() {
  const take = useCommand({
    send: takeMyData,
    onSuccess: (data) => {
      const text = JSON.stringify(data, null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), 'my-data.json');
    },
  });
  return (
    <section aria-labelledby="take-title">
      <h2 id="take-title">Take it with you</h2>
      <p>
        Everything that we hold about you as somebody with an account, as one file that people and programs can read.
        The lists that we sell are not searched for you.
      </p>
      {take.isSuccess && <Notice tone="ok">Your data was saved as my-data.json.</Notice>}
      <ByPassword
        label="Password for the download"
        submit="Download my data"
        pending={take.isPending}
        error={take.error}
        onSend={(currentPassword) => take.mutate({ currentPassword })}
      />
    </section>
  );
}

function Erase() {
  const [asking, setAsking] = useState(false);
  const goOn = useGoOn();
  const erase = useCommand({
    send: eraseMe,
    onSuccess: () => {
      goOn(paths.home, { state: { said: 'You have been erased. Only the lists that we sell may still name you.' } });
      signedOut('left');
    },
  });
  const close = () => {
    erase.reset();
    setAsking(false);
  };
  return (
    <section aria-labelledby="erase-title">
      <h2 id="erase-title">Erase me</h2>
      <p>
        Your name, your addresses and your numbers go at once and for ever, and you can no longer log in. What you
        downloaded stays with the account, under an id that names nobody. If you are in the lists that we sell, you stay
        there, until you ask to be deleted by Your privacy choices, at the foot of our home page.
      </p>
      <p>
        If you opened this account, it ends with you: first cancel the subscription and remove the other people. Leads
        that are left are lost, and the company profile is erased too.
      </p>
      <p>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          Erase me…
        </button>
      </p>
      <Dialog title="Erase me for ever?" open={asking} onClose={close}>
        <p>Nobody can undo this. We cannot either.</p>
        <ByPassword
          label="Password to erase"
          submit="Erase me for ever"
          pending={erase.isPending}
          error={erase.error}
          onSend={(currentPassword) => erase.mutate({ currentPassword })}
        />
      </Dialog>
    </section>
  );
}

type Props = {
  label: string;
  submit: string;
  pending: boolean;
  error: unknown;
  onSend: (currentPassword: string) => void;
};

function ByPassword({ label, submit, pending, error, onSend }: Props) {
  const [password, setPassword] = useState('');
  const form = useFocusOnProblem(error);
  const wrong = error instanceof ServerProblem && error.code === 'password-wrong';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onSend(password);
  };
  return (
    <form className="form" ref={form} onSubmit={send}>
      <Field
        label={label}
        type="password"
        autoComplete="current-password"
        required
        problem={wrong ? 'The current password is wrong.' : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error !== null && !wrong && <Refused error={error} />}
      <button type="submit" className="button primary" aria-disabled={pending}>
        {pending ? 'One moment…' : submit}
      </button>
    </form>
  );
}
