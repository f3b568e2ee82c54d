import { Bone } from '../feedback/loaded.tsx';
import { Field } from '../forms/field.tsx';
import type { Part } from './typed-profile.ts';
import type { ProfileForm } from './use-profile-form.ts';

const labels: Record<Part, string> = { name: 'Company name', phone: 'Company phone', email: 'Company e-mail' };

/** The three fields of the company profile. */
export function ProfileFields({ profile, phoneHelp }: { profile: ProfileForm; phoneHelp?: string | undefined }) {
  const { typed, problems, change, leavePhone } = profile;
  const field = (part: Part) => ({
    label: labels[part],
    problem: problems[part],
    value: typed[part],
    onChange: ({ target }: { target: { value: string } }) => change(part, target.value),
  });
  return (
    <>
      <Field {...field('name')} autoComplete="organization" maxLength={200} />
      <Field
        {...field('phone')}
        {...(phoneHelp === undefined ? {} : { help: phoneHelp })}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        onBlur={leavePhone}
      />
      <Field {...field('email')} type="email" autoComplete="email" maxLength={254} />
    </>
  );
}

/** As large as the fields and their button. */
export function FieldBones() {
  return (
    <div className="form">
      {['name', 'phone', 'email'].map((part) => (
        <Bone key={part} height={60} />
      ))}
      <Bone width={120} height={40} />
    </div>
  );
}
