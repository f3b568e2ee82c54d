// Makes accounts of the users and customers of an export: who pays, who belongs to them, on which plan. An account
// goes over once, so one whose customer record is in doubt is refused as a whole.
import type { LegacyAccount } from '@leadwright/accounts/routes/legacy/import-account';
import type { Customer, LegacyExport, Line, User } from './export-documents.ts';
import { instantOf, needsPort, planStatus, sameAddress, wholeLeads } from './legacy-rules.ts';
import type { Entry, Reason } from './report.ts';

export type GroupedAccount = {
  /** Lines of the documents, to report what became of them. */
  lines: { owner: number; members: Map<string, number>; customer: number | null };
  body: LegacyAccount;
};
export type Grouped = { accounts: GroupedAccount[]; refused: Entry[]; leftOut: Entry[] };

type Users = { owners: Map<string, Line<User>>; members: Line<User>[] };

/** `planOf` gives our plan's id; undefined for one that is unknown. */
export function groupAccounts(found: LegacyExport, planOf: (planId: string) => string | undefined): Grouped {
  const grouped: Grouped = { accounts: [], refused: unreadableIn(found), leftOut: [] };
  const { owners, members } = usersIn(found, grouped);
  const customers = customersIn(found, owners, members, grouped);
  const doubt = doubtful(found);
  for (const owner of owners.values()) {
    const customer = customers.get(owner.document.uid);
    const team = membersOf(owner, members, grouped);
    const reason = whyNot(owner, customer, doubt, planOf);
    if (reason === null) {
      grouped.accounts.push(accountOf(owner, team, customer, planOf));
      continue;
    }
    for (const { line, document } of [owner, ...team.map(({ member }) => member)])
      grouped.refused.push({ file: 'users', line, id: document.uid, reason: reason.user });
    if (customer && reason.customer)
      grouped.refused.push(entryOf(customer, reason.customer, planName(customer.document)));
  }
  return grouped;
}

function unreadableIn(found: LegacyExport): Entry[] {
  return (['users', 'customers'] as const).flatMap((file) =>
    found[file].unreadable.map(({ line, why }) => ({ file, line, id: '', reason: 'unreadable', detail: why }) as const),
  );
}

function usersIn({ users }: LegacyExport, grouped: Grouped): Users {
  const taken = { uid: new Set<string>(), email: new Set<string>() };
  const result: Users = { owners: new Map(), members: [] };
  for (const { line, document } of users.lines) {
    const { uid, id, email, inviteStatus, archived } = document;
    const at = { file: 'users' as const, line, id: uid };
    const address = sameAddress(email);
    if (taken.uid.has(uid)) grouped.refused.push({ ...at, reason: 'duplicate-uid' });
    else if (taken.email.has(address)) grouped.refused.push({ ...at, reason: 'duplicate-email' });
    else if (archived === true) grouped.leftOut.push({ ...at, reason: 'archived' });
    else if (inviteStatus === 'pending') grouped.leftOut.push({ ...at, reason: 'invitation-pending' });
    else {
      taken.uid.add(uid);
      taken.email.add(address);
      if (id == null || id === uid) result.owners.set(uid, { line, document });
      else result.members.push({ line, document });
    }
  }
  for (const { line, document } of result.members)
    if (!result.owners.has(document.id ?? ''))
      grouped.refused.push({ file: 'users', line, id: document.uid, reason: 'owner-missing' });
  return result;
}

/** By uid, by the document's own id, or by the address, as the product before this one looked for it. */
function customersIn(
  { customers }: LegacyExport,
  owners: Users['owners'],
  members: Users['members'],
  grouped: Grouped,
): Map<string, Line<Customer>> {
  const byAddress = new Map([...owners.values()].map((owner) => [sameAddress(owner.document.email), owner]));
  const memberKeys = new Set(members.flatMap(({ document }) => [document.uid, sameAddress(document.email)]));
  const result = new Map<string, Line<Customer>>();
  for (const each of customers.lines) {
    const { uid, id, email } = each.document;
    const address = email == null ? '' : sameAddress(email);
    const owner = owners.get(uid ?? '') ?? owners.get(id ?? '') ?? byAddress.get(address);
    const isMembers = [uid, id, address].some((key) => key != null && memberKeys.has(key));
    if (!owner) grouped.refused.push(entryOf(each, isMembers ? 'customer-of-member' : 'customer-without-user'));
    else if (result.has(owner.document.uid)) grouped.refused.push(entryOf(each, 'duplicate-customer'));
    else result.set(owner.document.uid, each);
  }
  return result;
}

type Doubt = { keys: Set<string>; all: boolean };

/** Who may be the customer of a record that cannot be read; `all` where it does not even name somebody. */
function doubtful({ customers }: LegacyExport): Doubt {
  return {
    keys: new Set(customers.unreadable.flatMap(({ ids }) => ids.map(sameAddress))),
    all: customers.unreadable.some(({ ids }) => ids.length === 0),
  };
}

function whyNot(
  { document: { uid, email } }: Line<User>,
  customer: Line<Customer> | undefined,
  doubt: Doubt,
  planOf: (planId: string) => string | undefined,
): { user: Reason; customer?: Reason } | null {
  const isDoubtful = doubt.all || doubt.keys.has(sameAddress(uid)) || doubt.keys.has(sameAddress(email));
  if (!customer) return isDoubtful ? { user: 'customer-unreadable' } : null;
  const isLive = planStatus(customer.document) !== 'none';
  const isKnown = planOf(planName(customer.document)) !== undefined;
  return isLive && !isKnown ? { user: 'customer-refused', customer: 'plan-unknown' } : null;
}

const planName = ({ plan_id: planId, subscription_plan: plan }: Customer): string => planId ?? plan ?? '';

function entryOf({ line, document }: Line<Customer>, reason: Reason, detail?: string): Entry {
  const id = document.customer_id ?? document.id ?? document.uid ?? '';
  return { file: 'customers', line, id, reason, ...(detail === undefined || detail === '' ? {} : { detail }) };
}

type TeamMember = { member: Line<User>; role: 'admin' | 'download'; name: string | null };

/** The list of the account holder says the role; who is not in it was removed. */
function membersOf({ document: owner }: Line<User>, members: Line<User>[], grouped: Grouped): TeamMember[] {
  const listed = new Map((owner.companyUsers ?? []).map((each) => [sameAddress(each.email), each]));
  return members.flatMap((member) => {
    const { uid, id, email, name } = member.document;
    if (id !== owner.uid) return [];
    const found = listed.get(sameAddress(email));
    const at = { file: 'users' as const, line: member.line, id: uid };
    if (found === undefined) grouped.leftOut.push({ ...at, reason: 'not-in-team' });
    else if (found.role === 'admin' || found.role === 'download')
      return [{ member, role: found.role, name: name ?? found.name ?? null }];
    else grouped.refused.push({ ...at, reason: 'role-unknown' });
    return [];
  });
}

function accountOf(
  owner: Line<User>,
  team: TeamMember[],
  customer: Line<Customer> | undefined,
  planOf: (planId: string) => string | undefined,
): GroupedAccount {
  const { companyProfile, leadsRemaining } = owner.document;
  const waits = customer !== undefined && needsPort(owner.document, customer.document);
  return {
    lines: {
      owner: owner.line,
      members: new Map(team.map(({ member }) => [member.document.uid, member.line])),
      customer: customer?.line ?? null,
    },
    body: {
      owner: personOf(owner.document, owner.document.name ?? null),
      members: team.map(({ member, role, name }) => ({ ...personOf(member.document, name), role })),
      company: companyProfile == null ? null : companyOf(companyProfile),
      plan: customer === undefined ? null : planIn(owner.document, customer.document, planOf),
      needsPort: waits,
      leadsRemaining: waits || leadsRemaining == null ? null : wholeLeads(leadsRemaining),
    },
  };
}

const personOf = ({ uid, email, created }: User, name: string | null) => ({
  uid,
  email: email.trim(),
  name,
  createdAt: instantOf(created),
});

const companyOf = ({ name, phone, email }: NonNullable<User['companyProfile']>) => ({
  name: (name ?? '').slice(0, 200),
  phone: (phone ?? '').slice(0, 40),
  email: (email ?? '').slice(0, 254),
});

function planIn(
  user: User,
  customer: Customer,
  planOf: (planId: string) => string | undefined,
): NonNullable<LegacyAccount['plan']> {
  return {
    planId: planOf(planName(customer)) ?? '',
    status: planStatus(customer),
    anchoredAt: instantOf(customer.billing_cycle_anchor ?? user.billing_cycle_anchor),
    processor: (customer.processor ?? '').toLowerCase().slice(0, 32),
    customerId: (customer.customer_id ?? '').slice(0, 128),
    subscriptionId: (customer.subscription_id ?? customer.subscription_uuid ?? '').slice(0, 128),
  };
}
