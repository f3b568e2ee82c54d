// Who holds the card. These go from the page to the payment provider alone, with the card.
export type Holder = {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  state: string;
  zip: string;
};
export type HolderField = keyof Holder;

export const nobody: Holder = { firstName: '', lastName: '', street: '', city: '', state: '', zip: '' };

/** The specification's messages, letter by letter (section 5). */
export const blankMessages: Record<HolderField, string> = {
  firstName: "First name can't be blank",
  lastName: "Last name can't be blank",
  street: "Street address can't be blank",
  city: 'City cannot be blank',
  state: 'State cannot be blank',
  zip: 'Zip code cannot be blank',
};

export type HolderProblems = Partial<Record<HolderField, string>>;

/** A message per field that is blank; spaces alone are blank. */
export function blankFields(holder: Holder): HolderProblems {
  const blank = (Object.keys(blankMessages) as HolderField[]).filter((field) => holder[field].trim() === '');
  return Object.fromEntries(blank.map((field) => [field, blankMessages[field]]));
}

/** Without spaces around each value. */
export function trimmed(holder: Holder): Holder {
  const entries = Object.entries(holder).map(([field, value]) => [field, value.trim()] as const);
  return { ...nobody, ...Object.fromEntries(entries) };
}
