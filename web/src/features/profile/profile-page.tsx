import { useState, type FormEvent } from 'react';
import {
  useCompanyProfile,
  useGiveCode,
  useSaveCompanyProfile,
  useSendCode,
  type CompanyProfile,
  type PhoneState,
} from '../../components/company-profile/held-profile.ts';
import { FieldBones, ProfileFields } from '../../components/company-profile/profile-fields.tsx';
import { problemAtField, shownPhone } from '../../components/company-profile/typed-profile.ts';
import { useProfileForm } from '../../components/company-profile/use-profile-form.ts';
import { Failed, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useFocusOnProblem } from '../../components/forms/form-problems.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { wordsFor } from '../../server/problem.ts';
import { useSession } from '../../server/session.ts';
import { GiveCode } from './give-code.tsx';
import './profile.css';

/** The company's name, phone number and e-mail, and the code that proves the number. */
export function ProfilePage() {
  const query = useCompanyProfile();
  return (
    <>
      <PageTitle>Company Profile</PageTitle>
      <Loaded query={query} skeleton={<FieldBones />} safe="Nothing was changed.">
        {({ companyProfile, phone }) => <Profile kept={companyProfile} phone={phone} />}
      </Loaded>
    </>
  );
}

function Profile({ kept, phone }: { kept: CompanyProfile | null; phone: PhoneState }) {
  const session = useSession();
  const save = useSaveCompanyProfile({ onSaved: () => undefined });
  const code = useSendCode();
  const given = useGiveCode();
  const [isUpdated, setUpdated] = useState(false);
  const forget = () => [save, code, given].forEach((each) => each.reset());
  const error = save.error ?? code.error;
  const suggestedEmail = session.state === 'in' ? session.person.email : '';
  const onChange = () => {
    forget();
    setUpdated(false);
  };
  const profile = useProfileForm({ kept, suggestedEmail, error, onChange });
  const form = useFocusOnProblem(profile.problem);
  const isBusy = save.isPending || code.isPending;
  const isSameNumber = kept !== null && shownPhone(profile.typed.phone.trim()) === shownPhone(kept.phone);
  const mayVerify = profile.changed || (kept !== null && phone.state !== 'verified');
  const start = (send: (typed: CompanyProfile) => void) => {
    if (isBusy || !profile.isComplete()) return;
    onChange();
    send(profile.typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (profile.changed) start((typed) => save.mutate(typed, { onSuccess: () => setUpdated(true) }));
  };
  return (
    <div className="profile-page">
      <form className="form" ref={form} onSubmit={submit} noValidate>
        <ProfileFields profile={profile} phoneHelp={isSameNumber ? stateWords[phone.state] : undefined} />
        {save.error !== null && problemAtField(save.error) === null && (
          <Failed error={save.error} safe="Nothing was changed." />
        )}
        {code.error !== null && problemAtField(code.error) === null && (
          <Notice tone="bad">Uh oh, we couldn&apos;t verify your company: {wordsFor(code.error)}</Notice>
        )}
        {isUpdated && <Notice tone="ok">Your company profile has been updated!</Notice>}
        <div className="actions">
          <button type="submit" className="button primary" aria-disabled={isBusy || !profile.changed}>
            {save.isPending ? 'Saving…' : 'Save'}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || !mayVerify}
            onClick={() => mayVerify && start(code.mutate)}
          >
            {code.isPending ? 'Sending…' : verifyWords(phone, isSameNumber)}
          </button>
        </div>
      </form>
      {kept !== null && phone.state === 'code-sent' && (
        <GiveCode
          key={phone.codeExpiresAt}
          phone={kept.phone}
          expiresAt={phone.codeExpiresAt}
          call={given}
          onVerified={() => {
            setUpdated(true);
            // The field goes away, and must not take the focus out of the page.
            document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

const stateWords: Record<PhoneState['state'], string> = {
  unverified: 'Not verified yet. We send a code to this number in a text message.',
  'code-sent': 'Not verified yet. A code was sent to this number.',
  verified: 'This number is verified.',
};

function verifyWords({ state }: PhoneState, isSameNumber: boolean): string {
  return state === 'code-sent' && isSameNumber ? 'Send a new code' : 'Verify';
}
