// What is typed into the form of the company profile, and what is wrong with it.
import { useEffect, useState } from 'react';
import { useKeptWork } from '../forms/use-kept-work.ts';
import { useUnsavedChanges } from '../../navigation/unsaved-changes.ts';
import type { CompanyProfile } from './held-profile.ts';
import { isChanged, missingIn, problemAtField, shownPhone, type Part, type Problems } from './typed-profile.ts';

export type ProfileForm = {
  typed: CompanyProfile;
  problems: Problems;
  /** Whether somebody has typed what is not saved. */
  changed: boolean;
  change: (part: Part, text: string) => void;
  /** Writes the number as it is shown, once the field is left. */
  leavePhone: () => void;
  /** Whether it may be sent; where something is missing, the fields say so. */
  isComplete: () => boolean;
  /** What the focus moves to, for `useFocusOnProblem`. */
  problem: unknown;
};

type Given = {
  kept: CompanyProfile | null;
  suggestedEmail: string;
  /** Why the last sending failed; null: it did not. */
  error: unknown;
  /** Something else was typed: what was said of the last sending is over. */
  onChange: () => void;
};

export function useProfileForm({ kept, suggestedEmail, error, onChange }: Given): ProfileForm {
  const [suggested] = useState<CompanyProfile>({ name: '', phone: '', email: suggestedEmail });
  const [typed, setTyped, forget] = useKeptWork<CompanyProfile>(
    'company profile',
    kept ? { ...kept, phone: shownPhone(kept.phone) } : suggested,
  );
  // What was suggested is nobody's work.
  const changed = isChanged(kept ?? suggested, typed);
  useUnsavedChanges(changed);
  useEffect(() => {
    if (!changed) forget();
  }, [changed, forget]);
  const [lacking, setLacking] = useState<{ problems: Problems } | null>(null);
  return {
    typed,
    problems: lacking?.problems ?? problemAtField(error) ?? {},
    changed,
    change: (part, text) => {
      setTyped((before) => ({ ...before, [part]: text }));
      setLacking(null);
      onChange();
    },
    leavePhone: () => setTyped((before) => ({ ...before, phone: shownPhone(before.phone.trim()) })),
    isComplete: () => {
      const found = missingIn(typed);
      const complete = Object.keys(found).length === 0;
      if (!complete) setLacking({ problems: found });
      return complete;
    },
    problem: lacking ?? error,
  };
}
