// Imports one account in one transaction. A repeat is harmless: what is there already stays as it is.
import { readAddress } from '@leadwright/runtime/mailboxes/email-address';
import { Type, type Static } from 'typebox';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { account, accountStream, noPlan } from '../../domain/account.ts';
import { changedParts, company, companyStream, readProfile } from '../../domain/company-profile.ts';
import { member, memberStream } from '../../domain/member.ts';
import { readCompanyProfile, writeCompanyProfile } from '../../person/company-profile.ts';
import { insertImported } from '../../person/imported-person.ts';
import { findById, readPerson } from '../../person/person.ts';
import type { AccountsParts } from '../parts.ts';

const id = Type.String({ minLength: 1, maxLength: 128 });
const text = (maxLength: number) => Type.String({ maxLength });
const Person = Type.Object(
  {
    uid: id,
    email: Type.String({ minLength: 3, maxLength: 254 }),
    name: Type.Union([text(200), Type.Null()]),
    createdAt: Type.Union([Type.String({ maxLength: 40, format: 'date-time' }), Type.Null()]),
  },
  { additionalProperties: false },
);
const Member = Type.Object(
  { ...Person.properties, role: Type.Union([Type.Literal('admin'), Type.Literal('download')]) },
  { additionalProperties: false },
);
const Plan = Type.Object(
  {
    planId: text(64),
    status: Type.Union([
      Type.Literal('live'),
      Type.Literal('past-due'),
      Type.Literal('cancelling'),
      Type.Literal('none'),
    ]),
    anchoredAt: Type.Union([Type.String({ maxLength: 40, format: 'date-time' }), Type.Null()]),
    processor: text(32),
    customerId: text(128),
    subscriptionId: text(128),
  },
  { additionalProperties: false },
);
const Body = Type.Object(
  {
    owner: Person,
    members: Type.Array(Member, { maxItems: 200 }),
    company: Type.Union([Type.Object({ name: text(200), phone: text(40), email: text(254) }), Type.Null()]),
    plan: Type.Union([Plan, Type.Null()]),
    needsPort: Type.Boolean({ description: 'The plan starts when somebody of the account first opens the product.' }),
    leadsRemaining: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  },
  { additionalProperties: false },
);
export type LegacyAccount = Static<typeof Body>;
type LegacyPerson = Static<typeof Person>;

/** What became of one document; a refusal is a code that the operators' program has words for. */
const Outcome = Type.Union([
  Type.Literal('imported'),
  Type.Literal('already-there'),
  Type.Literal('address-taken'),
  Type.Literal('id-taken'),
  Type.Literal('account-differs'),
  Type.Literal('company-profile-broken'),
]);
type Outcome = Static<typeof Outcome>;
const Answer = Type.Object({
  owner: Outcome,
  members: Type.Array(Type.Object({ uid: Type.String(), outcome: Outcome })),
  company: Type.Union([Outcome, Type.Null()]),
});
export type LegacyAnswer = Static<typeof Answer>;

type Parts = Pick<AccountsParts, 'database' | 'store' | 'trialKeys'>;

export function importAccountRoute(app: HttpApp, parts: Parts): void {
  app.post(
    '/internal/legacy/accounts',
    { schema: { hide: true, body: Body, response: { 200: Answer } }, config: operatorAccess },
    async (request) => importAccount(parts, request.body, contextOf(request)),
  );
}

async function importAccount(parts: Parts, body: LegacyAccount, context: Context): Promise<LegacyAnswer> {
  const accountId = body.owner.uid;
  // By all accounts and before the lock: whoever has the id elsewhere is not seen from this account.
  const elsewhere = new Map<string, string>();
  for (const { uid } of [body.owner, ...body.members]) {
    const known = await findById(parts.database, uid);
    if (known) elsewhere.set(uid, known.accountId);
  }
  return parts.store.transaction([accountId], async (tx) => {
    // Read again under the lock: another run may have imported the account meanwhile.
    const homeOf = async (uid: string): Promise<string | null> =>
      elsewhere.get(uid) ?? (await readPerson(tx.db, uid))?.accountId ?? null;
    const owner = await importOwner(tx, parts, body, await homeOf(accountId), context);
    if (owner !== 'imported' && owner !== 'already-there') return { owner, members: [], company: null };
    const members: LegacyAnswer['members'] = [];
    for (const each of body.members) {
      const outcome = await importMember(tx, accountId, each, await homeOf(each.uid), context);
      members.push({ uid: each.uid, outcome });
    }
    return { owner, members, company: await importCompany(tx, accountId, body.company, context) };
  });
}

async function importOwner(
  tx: WriteTransaction,
  { trialKeys }: Parts,
  { owner, plan, needsPort, leadsRemaining }: LegacyAccount,
  home: string | null,
  context: Context,
): Promise<Outcome> {
  const { uid: ownerPersonId } = owner;
  if (home !== null && home !== ownerPersonId) return 'id-taken';
  if (home === null && !(await insert(tx, ownerPersonId, owner))) return 'address-taken';
  const stream = accountStream(ownerPersonId);
  const imported = await tx.execute(
    stream,
    account,
    { type: 'ImportAccount', ownerPersonId, needsPort, plan: plan ?? noPlan },
    context,
  );
  if (!imported.accepted) return 'account-differs';
  if (imported.events.length === 0) return 'already-there';
  if (plan === null || needsPort) return 'imported';
  const trialMarks = mailboxMarks(trialKeys, owner.email);
  const port = { type: 'PortAccount', leadsRemaining, by: 'import', trialMarks } as const;
  const ported = await tx.execute(stream, account, port, context);
  if (!ported.accepted) throw new Error(`a new import could not be ported: ${ported.refusal.code}`);
  return 'imported';
}

const insert = (tx: WriteTransaction, accountId: string, { uid, email, name, createdAt }: LegacyPerson) =>
  insertImported(tx.db, { id: uid, accountId, email, name }, createdAt ?? tx.at);

// Person and place commit together, so who is here has the place, or had it and was given another one since.
async function importMember(
  tx: WriteTransaction,
  accountId: string,
  { role, ...person }: LegacyPerson & { role: 'admin' | 'download' },
  home: string | null,
  context: Context,
): Promise<Outcome> {
  const { uid: personId } = person;
  if (home === accountId) return 'already-there';
  if (home !== null) return 'id-taken';
  if (!(await insert(tx, accountId, person))) return 'address-taken';
  const joined = await tx.execute(
    memberStream(accountId, personId),
    member,
    { type: 'JoinMember', personId, role },
    context,
  );
  if (!joined.accepted) throw new Error(`a new member was refused: ${joined.refusal.code}`);
  return 'imported';
}

async function importCompany(
  tx: WriteTransaction,
  accountId: string,
  typed: LegacyAccount['company'],
  context: Context,
): Promise<Outcome | null> {
  if (typed === null) return null;
  if ((await readCompanyProfile(tx.db, accountId)) !== null) return 'already-there';
  const read = readProfile({ ...typed, email: readAddress(typed.email) });
  if ('refusal' in read) return 'company-profile-broken';
  const command = { type: 'ChangeCompanyProfile', changed: changedParts(null, read.profile) } as const;
  const done = await tx.execute(companyStream(accountId), company, command, context);
  if (!done.accepted) throw new Error('a change of a company profile was refused');
  await writeCompanyProfile(tx.db, accountId, read.profile, tx.at);
  return 'imported';
}
