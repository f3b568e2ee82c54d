import type { FormEvent, ReactNode } from 'react';
import { useCompanyProfile, useSaveCompanyProfile, type CompanyProfile } from './held-profile.ts';
import { Failed, Loaded } from '../feedback/loaded.tsx';
import { Notice } from '../feedback/notice.tsx';
import { useFocusOnProblem } from '../forms/form-problems.ts';
import { FieldBones, ProfileFields } from './profile-fields.tsx';
import { problemAtField } from './typed-profile.ts';
import { useProfileForm } from './use-profile-form.ts';

type Props = {
  onSaved: () => void;
  submitLabel?: string;
  /** For a company whose address nobody has entered: often that of the person who does. */
  suggestedEmail?: string;
  /** Another button beside that which saves. */
  beside?: ReactNode;
};

/** The company's name, phone number and e-mail. Saves as a whole, and only what has changed. */
export function CompanyProfileForm(props: Props) {
  const query = useCompanyProfile();
  return (
    <Loaded query={query} skeleton={<FieldBones />} safe="Nothing was changed.">
      {({ companyProfile }) => <Form kept={companyProfile} {...props} />}
    </Loaded>
  );
}

function Form({
  kept,
  onSaved,
  submitLabel = 'Save',
  suggestedEmail = '',
  beside,
}: Props & { kept: CompanyProfile | null }) {
  const save = useSaveCompanyProfile({ onSaved });
  const profile = useProfileForm({ kept, suggestedEmail, error: save.error, onChange: save.reset });
  const form = useFocusOnProblem(profile.problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && profile.changed && profile.isComplete()) save.mutate(profile.typed);
  };
  return (
    <form className="form" ref={form} onSubmit={submit} noValidate>
      <ProfileFields profile={profile} />
      {save.error !== null && problemAtField(save.error) === null && (
        <Failed error={save.error} safe="Nothing was changed." />
      )}
      {save.isSuccess && <Notice tone="ok">Your company profile has been updated!</Notice>}
      <div className="actions">
        <button type="submit" className="button primary" aria-disabled={save.isPending || !profile.changed}>
          {save.isPending ? 'Saving…' : submitLabel}
        </button>
        {beside}
      </div>
    </form>
  );
}
