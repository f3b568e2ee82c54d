import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { useGiveCode } from '../../components/company-profile/held-profile.ts';
import { shownPhone } from '../../components/company-profile/typed-profile.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { useMailbox } from '../../components/mailbox/use-mailbox.ts';
import { formatTime } from '../../components/words/format.ts';
import { paths } from '../../navigation/paths.ts';
import { wordsFor } from '../../server/problem.ts';

type Props = {
  phone: string;
  expiresAt: string | null;
  call: ReturnType<typeof useGiveCode>;
  onVerified: () => void;
};

/** Asks for the code that was sent. The number can be changed above meanwhile; then another code is sent. */
export function GiveCode({ phone, expiresAt, call, onVerified }: Props) {
  const [code, setCode] = useState('');
  const mailbox = useMailbox();
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (call.isSuccess || call.isError) field.current?.querySelector('input')?.focus();
  }, [call.isSuccess, call.isError]);
  const isEmpty = code.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || call.isPending) return;
    call.mutate(code.trim(), {
      onSuccess: ({ verified }) => {
        if (verified) onVerified();
      },
    });
  };
  return (
    <section aria-labelledby="give-code">
      <h2 id="give-code">Enter the code</h2>
      <p>
        We sent a code to {shownPhone(phone)}.{expiresAt !== null && ` It is valid until ${formatTime(expiresAt)}.`}
      </p>
      {mailbox && (
        <p>
          This installation shows its text messages on a page: <a href={paths.mailbox}>open the mailbox</a>.
        </p>
      )}
      <form className="form" ref={field} onSubmit={submit} noValidate>
        <Field
          label="Verification code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            call.reset();
          }}
        />
        <Outcome call={call} />
        <div className="actions">
          <button type="submit" className="button primary" aria-disabled={isEmpty || call.isPending}>
            {call.isPending ? 'Checking…' : 'Verify code'}
          </button>
        </div>
      </form>
    </section>
  );
}

// The sentences that people know, letter by letter.
const expired = 'Your verfication code has expired.  Please send a new one.';
const incorrect = 'Your verfication code is incorrect.  Please try again.';

function Outcome({ call }: Pick<Props, 'call'>) {
  if (call.error !== null)
    return <Notice tone="bad">Uh oh, we couldn&apos;t verify your company: {wordsFor(call.error)}</Notice>;
  if (call.data === undefined || call.data.verified) return null;
  return <Notice tone="bad">{call.data.expired ? expired : incorrect}</Notice>;
}
