// The one table of roles: gateway, services and page read it. It imports nothing, because a browser loads it too.

/** A person's place in an account. A person without one was removed, or never belonged to it. */
export type Role = 'admin' | 'download';
export type Staff = 'super-admin' | 'finance';

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
  | 'write-any-mail'
  /** Leads for shared searches, of all accounts: stopped, or let go on. */
  | 'switch-share-awards';

type Rights = { access: readonly PersonAccess[]; actions: readonly Action[] };

const member: Rights = {
  access: ['person', 'member'],
  actions: ['search-and-download', 'see-usage', 'change-own-email', 'change-own-password', 'end-own-sessions'],
};
const admin: Rights = {
  access: [...member.access, 'admin'],
  actions: [...member.actions, 'manage-company-profile', 'manage-team', 'manage-billing', 'see-invoices'],
};

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
      'switch-share-awards',
    ],
  },
} as const satisfies Record<'owner' | Role | 'removed' | Staff, Rights>;

/** What proves who the person is, who belongs to the account, its money, finance's acts, and mail of any look. */
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
  'switch-share-awards',
];

/** Somebody who is signed in. Empty texts are as good as null: the API says `staff: ''`. */
export type Somebody = {
  role: string | null;
  staff: string | null;
  /** Whether the person opened the account and pays for it; false where it is not known. */
  owner?: boolean;
  impersonatorId?: string | null;
};

export function mayEnter(who: Somebody, access: PersonAccess): boolean {
  return rowsOf(who).some((row) => row.access.includes(access));
}

/** Whether this person may do it: by role or by mark, and never what impersonation forbids. */
export function may(who: Somebody, action: Action): boolean {
  if (typeof who.impersonatorId === 'string' && notWhileImpersonating.includes(action)) return false;
  return rowsOf(who).some((row) => row.actions.includes(action));
}

export function roleOf(text: unknown): Role | null {
  return text === 'admin' || text === 'download' ? text : null;
}

export function staffOf(text: unknown): Staff | null {
  return text === 'super-admin' || text === 'finance' ? text : null;
}

function rowsOf({ role, staff, owner }: Somebody): readonly Rights[] {
  const known = roleOf(role);
  const mark = staffOf(staff);
  const place = known === 'admin' && owner === true ? 'owner' : (known ?? 'removed');
  return mark === null ? [rightsOf[place]] : [rightsOf[place], rightsOf[mark]];
}
