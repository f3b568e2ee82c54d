import { Type, type Static } from 'typebox';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { v7 as uuidV7 } from 'uuid';
import { passwordProblem } from '../auth/password-rules.ts';
import { account, accountStream } from '../domain/account.ts';
import { member, memberStream } from '../domain/member.ts';
import { findByEmail, insertPerson, type Person } from '../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from './parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

const Body = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 254 }),
    name: Type.String({ maxLength: 200 }),
    password: Type.String({ minLength: 1, maxLength: 1024 }),
    planId: Type.Optional(
      Type.String({ maxLength: 64, description: 'Needed unless the person joins another account.' }),
    ),
    staff: Type.Optional(Type.Union([Type.Literal('super-admin'), Type.Literal('finance')])),
    memberOf: Type.Optional(
      Type.String({ maxLength: 254, description: 'E-mail address of the owner whose account to join.' }),
    ),
    role: Type.Optional(Type.Union([Type.Literal('admin'), Type.Literal('download')])),
  },
  { additionalProperties: false },
);
type AccountRequest = Static<typeof Body>;
const Answer = Type.Object({ accountId: Type.String(), personId: Type.String() });

const refused = [
  refusals.passwordTooWeak,
  refusals.accountUnknown,
  refusals.planMissing,
  refusals.addressTaken,
  refusals['account-differs'],
  refusals['member-differs'],
];

/** Without a mail, to set up an installation. Makes nobody staff or a member elsewhere. A repeat is harmless. */
export function openAccountRoute(
  app: HttpApp,
  parts: Pick<AccountsParts, 'database' | 'store' | 'passwords' | 'trialKeys'>,
): void {
  app.post(
    '/internal/accounts',
    {
      schema: { hide: true, body: Body, response: { 200: Answer } },
      config: { access: 'internal', callers: ['standalone', 'operator'], refusals: refused },
    },
    async (request) => {
      const { staff, memberOf } = request.body;
      if (request.caller.service === 'operator' && (staff ?? memberOf) !== undefined)
        throw refuse(commonRefusals.notAllowed);
      const known = await findByEmail(parts.database, request.body.email);
      if (known) return { accountId: known.accountId, personId: known.id };
      const person = await newPerson(parts, request.body);
      await parts.store.transaction([person.accountId], (tx) =>
        insertAndOpen(tx, { person, keys: parts.trialKeys }, request.body, contextOf(request)),
      );
      return { accountId: person.accountId, personId: person.id };
    },
  );
}

async function newPerson(
  { database, passwords }: Pick<AccountsParts, 'database' | 'passwords'>,
  body: AccountRequest,
): Promise<Person> {
  const { email, name, password, staff = null, memberOf, role } = body;
  const problem = passwordProblem(password, email);
  if (problem !== null) throw refuse(refusals.passwordTooWeak, { message: problem });
  const owner = memberOf === undefined ? null : await findByEmail(database, memberOf);
  if (memberOf !== undefined && !owner) throw refuse(refusals.accountUnknown);
  if (!owner && body.planId === undefined) throw refuse(refusals.planMissing);
  return {
    id: uuidV7(),
    accountId: owner?.accountId ?? uuidV7(),
    email,
    name,
    passwordHash: await passwords.hash(password),
    status: 'verified',
    role: owner ? (role ?? 'download') : 'admin',
    staff,
  };
}

// Person and event commit together: otherwise a crash could leave a person without an account for ever.
async function insertAndOpen(
  tx: WriteTransaction,
  { person, keys }: { person: Person; keys: MarkKeys },
  { planId, memberOf, role = 'download' }: AccountRequest,
  context: Context,
): Promise<void> {
  const { id: personId, accountId } = person;
  if (!(await insertPerson(tx.db, person, tx.at))) throw refuse(refusals.addressTaken);
  const done =
    planId === undefined || memberOf !== undefined
      ? await tx.execute(memberStream(accountId, personId), member, { type: 'JoinMember', personId, role }, context)
      : await tx.execute(
          accountStream(accountId),
          account,
          {
            type: 'OpenAccount',
            ownerPersonId: personId,
            planId,
            trialMarks: mailboxMarks(keys, person.email),
          },
          context,
        );
  if (!done.accepted) throw refuse(refusals[done.refusal.code]);
}
