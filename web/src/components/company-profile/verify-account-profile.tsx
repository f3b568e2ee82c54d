import { useEffect, useRef, useState } from 'react';
import { useCompanyProfile, type CompanyProfile } from './held-profile.ts';
import { useSession } from '../../server/session.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { CompanyProfileForm } from './company-profile-form.tsx';
import { shownPhone } from './typed-profile.ts';
import { MailAddress } from '../words/mail-address.tsx';
import './verify-account-profile.css';

/**
 * The step before a plan is taken: shows what we hold of the company and asks whether it is right, so that nobody
 * types it twice. Where nothing is held it asks for it. `onDone`: it was confirmed, or saved.
 */
export function VerifyAccountProfile({ onDone }: { onDone: () => void }) {
  const query = useCompanyProfile();
  const session = useSession();
  const email = session.state === 'in' ? session.person.email : '';
  return (
    <section className="verify-profile" aria-labelledby="verify-profile">
      <h2 id="verify-profile">Verify your account profile</h2>
      <Loaded
        query={query}
        skeleton={<p className="verify-profile-waiting">Getting your account information. Hold tight!</p>}
        safe="Nothing was charged."
      >
        {({ companyProfile }) => <Verify profile={companyProfile} email={email} onDone={onDone} />}
      </Loaded>
    </section>
  );
}

function Verify({ profile, email, onDone }: { profile: CompanyProfile | null; email: string; onDone: () => void }) {
  const [editing, setEditing] = useState(profile === null);
  const [cameBack, setCameBack] = useState(false);
  const keep = () => {
    setEditing(false);
    setCameBack(true);
  };
  if (editing || profile === null)
    return (
      <>
        <p>Which company is this account for?</p>
        <CompanyProfileForm
          onSaved={onDone}
          submitLabel="Save and continue"
          suggestedEmail={email}
          beside={profile !== null && <Keep onKeep={keep} />}
        />
      </>
    );
  return <Held profile={profile} onDone={onDone} onEdit={() => setEditing(true)} cameBack={cameBack} />;
}

type HeldProps = { profile: CompanyProfile; onDone: () => void; onEdit: () => void; cameBack: boolean };

function Held({ profile: { name, phone, email }, onDone, onEdit, cameBack }: HeldProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (cameBack) edit.current?.focus();
  }, [cameBack]);
  return (
    <>
      <p>Is this still right?</p>
      <dl className="facts">
        <dt>Company name</dt>
        <dd>{name}</dd>
        <dt>Company phone</dt>
        <dd>{shownPhone(phone)}</dd>
        <dt>Company e-mail</dt>
        <dd>
          <MailAddress>{email}</MailAddress>
        </dd>
      </dl>
      <div className="actions">
        <button type="button" className="button primary" onClick={onDone}>
          Yes, continue
        </button>
        <button ref={edit} type="button" className="button" onClick={onEdit}>
          Edit
        </button>
      </div>
    </>
  );
}

// The button that opened the form is gone: the focus goes on to its first field.
function Keep({ onKeep }: { onKeep: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.closest('section')?.querySelector('input')?.focus(), []);
  return (
    <button ref={button} type="button" className="button" onClick={onKeep}>
      Keep it as it was
    </button>
  );
}
