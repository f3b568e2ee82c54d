import { useState } from 'react';
import { formatDay } from './format.ts';

const dayMs = 86_400_000;
// A day is a day wherever the reader is.
const dayWords = (day: string): string => formatDay(`${day}T12:00`);

type Props = {
  madeUp?: boolean | undefined;
  /** Both absent where the registry's list was not compared. */
  checkedOn?: string | undefined;
  callableUntil?: string | undefined;
};

/** When phone numbers were checked against the do-not-call registry, and until when one may call by that. */
export function PhonesChecked({ checkedOn, callableUntil, madeUp }: Props) {
  const [now] = useState(() => Date.now());
  if (madeUp)
    return checkedOn
      ? `These leads are made up. Their numbers, which nobody has, were compared with the do-not-call list of ${dayWords(checkedOn)}.`
      : 'These leads are made up: their do-not-call flags were checked against nothing real.';
  if (!checkedOn || !callableUntil) return 'We did not check these do-not-call flags: they are as the leads came.';
  const checked = `Phone numbers: checked ${dayWords(checkedOn)}, `;
  return now < Date.parse(callableUntil) + dayMs ? (
    `${checked}callable until ${dayWords(callableUntil)}.`
  ) : (
    <strong className="warn">{`${checked}too old to call by since ${dayWords(callableUntil)}.`}</strong>
  );
}
