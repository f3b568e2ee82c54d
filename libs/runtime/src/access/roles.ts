// Who may do what: the one table of roles. Gateway, services and page read it, so none of them has a rule of its own.
// It imports nothing, because a browser loads it too.

/** A person's place in an account. A person without one was removed, or never belonged to it. */
export type Role = 'admin' | 'download';
/** The mark of people who work for us. */
export type Staff = 'super-admin' | 'finance';

/** What a route may ask of a signed-in person. */
export type PersonAccess =
  /** Signed in, also without a place in the account any more. */
  'person' | 'member' | 'admin' | 'finance' | 'super-admin';

export type Action =
  | 'search-and-download'
  | 'see-usage'
  | 'change-own-email'
  | 'change-own-password'
  | 'end-own-sessions'
  | 'manage-company-profile'
  | 'manage-team'
  | 'manage-billing'
  | 'see-invoices'
  /** The address at which the account is billed: the owner's own. */
  | 'change-account-email'
  | 'adjust-leads'
  | 'find-people'
  | 'impersonate'
  | 'see-archived-downloads'
  | 'refresh-any-invoices'
  /** All fields of an e-mail that shares a search, its HTML among them. */
  | 'write-any-mail';

type Rights = { access: readonly PersonAccess[]; actions: readonly Action[] };

const member: Rights = {
  access: ['person', 'member'],
  actions: ['search-and-download', 'see-usage', 'change-own-email', 'change-own-password', 'end-own-sessions'],
};
const admin: Rights = {
  access: [...member.access, 'admin'],
  actions: [...member.actions, 'manage-company-profile', 'manage-team', 'manage-billing', 'see-invoices'],
};

/** One row for each role and each staff mark. A person has the rights of the role and those of the mark. */
export const rightsOf = {
  /** Pays for the account. Has the role admin for ever. */
  owner: { access: admin.access, actions: [...admin.actions, 'change-account-email'] },
  admin,
  download: member,
  removed: { access: ['person'], actions: [] },
  finance: { access: ['finance'], actions: ['adjust-leads'] },
  'super-admin': {
    access: ['finance', 'super-admin'],
    actions: [
      'adjust-leads',
      'find-people',
      'impersonate',
      'see-archived-downloads',
      'refresh-any-invoices',
      'write-any-mail',
    ],
  },
} as const satisfies Record<'owner' | Role | 'removed' | Staff, Rights>;

/**
 * What a super-admin must not do in another person's name, whatever that person may do: what proves who the person
 * is, who belongs to the account, its card and payments, finance's acts, acting for a third, and mail of any look.
 */
export const notWhileImpersonating: readonly Action[] = [
  'change-own-email',
  'change-account-email',
  'change-own-password',
  'end-own-sessions',
  'manage-team',
  'manage-billing',
  'adjust-leads',
  'find-people',
  'impersonate',
  'write-any-mail',
];

/** Somebody who is signed in. Empty texts are as good as null: the API says `staff: ''`. */
export type Somebody = {
  role: string | null;
  staff: string | null;
  /** Whether the person opened the account and pays for it; false where it is not known. */
  owner?: boolean;
  impersonatorId?: string | null;
};

/** Whether this person may use what asks for `access`. */
export function mayEnter(who: Somebody, access: PersonAccess): boolean {
  return rowsOf(who).some((row) => row.access.includes(access));
}

/** Whether this person may do it: by role or by mark, and never what impersonation forbids. */
export function may(who: Somebody, action: Action): boolean {
  if (typeof who.impersonatorId === 'string' && notWhileImpersonating.includes(action)) return false;
  return rowsOf(who).some((row) => row.actions.includes(action));
}

/** The role of text that came from outside; null if it names none. */
export function roleOf(text: unknown): Role | null {
  return text === 'admin' || text === 'download' ? text : null;
}

/** The staff mark of text that came from outside; null if it names none. */
export function staffOf(text: unknown): Staff | null {
  return text === 'super-admin' || text === 'finance' ? text : null;
}

function rowsOf({ role, staff, owner }: Somebody): readonly Rights[] {
  const known = roleOf(role);
  const mark = staffOf(staff);
  const place = known === 'admin' && owner === true ? 'owner' : (known ?? 'removed');
  return mark === null ? [rightsOf[place]] : [rightsOf[place], rightsOf[mark]];
}
