import { useState, type FormEvent } from 'react';
import { useCompanyProfile, useSaveCompanyProfile, type CompanyProfile } from '../../server/company-profile.ts';
import { Bone, Failed, Loaded } from '../feedback/loaded.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Field } from '../forms/field.tsx';
import { useFocusOnProblem } from '../forms/form-problems.ts';
import { isChanged, missingIn, problemAtField, shownPhone, type Part, type Problems } from './typed-profile.ts';

type Props = {
  onSaved: () => void;
  submitLabel?: string;
  /** For a company whose address nobody has entered: often that of the person who does. */
  suggestedEmail?: string;
};

/** The company's name, phone number and e-mail. Saves as a whole, and only what has changed. */
export function CompanyProfileForm(props: Props) {
  const query = useCompanyProfile();
  return (
    <Loaded query={query} skeleton={<FormBones />} safe="Nothing was changed.">
      {({ companyProfile }) => <Form kept={companyProfile} {...props} />}
    </Loaded>
  );
}

function FormBones() {
  return (
    <div className="form">
      {['name', 'phone', 'email'].map((part) => (
        <Bone key={part} height={60} />
      ))}
      <Bone width={120} height={40} />
    </div>
  );
}

const labels: Record<Part, string> = { name: 'Company name', phone: 'Company phone', email: 'Company e-mail' };

function Form({ kept, onSaved, submitLabel = 'Save', suggestedEmail = '' }: Props & { kept: CompanyProfile | null }) {
  const [typed, setTyped] = useState<CompanyProfile>(
    kept ? { ...kept, phone: shownPhone(kept.phone) } : { name: '', phone: '', email: suggestedEmail },
  );
  const [lacking, setLacking] = useState<{ problems: Problems } | null>(null);
  const save = useSaveCompanyProfile({ onSaved });
  const form = useFocusOnProblem(lacking ?? save.error);
  const atField = problemAtField(save.error);
  const problems = lacking?.problems ?? atField ?? {};
  const changed = isChanged(kept, typed);
  const change = (part: Part, text: string) => {
    setTyped((before) => ({ ...before, [part]: text }));
    setLacking(null);
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || !changed) return;
    const found = missingIn(typed);
    if (Object.keys(found).length > 0) return setLacking({ problems: found });
    save.mutate(typed);
  };
  const field = (part: Part) => ({
    label: labels[part],
    problem: problems[part],
    value: typed[part],
    onChange: ({ target }: { target: { value: string } }) => change(part, target.value),
  });
  return (
    <form className="form" ref={form} onSubmit={submit} noValidate>
      <Field {...field('name')} autoComplete="organization" maxLength={200} />
      <Field
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        onBlur={() => setTyped((before) => ({ ...before, phone: shownPhone(before.phone.trim()) }))}
      />
      <Field {...field('email')} type="email" autoComplete="email" maxLength={254} />
      {save.error !== null && atField === null && <Failed error={save.error} safe="Nothing was changed." />}
      {save.isSuccess && <Notice tone="ok">Your company profile has been updated!</Notice>}
      <div className="actions">
        <button type="submit" className="button primary" aria-disabled={save.isPending || !changed}>
          {save.isPending ? 'Saving…' : submitLabel}
        </button>
      </div>
    </form>
  );
}
