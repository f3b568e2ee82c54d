import { Type } from 'typebox';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { AccountsParts } from '../app.ts';
import { findLink, useLink } from '../auth/one-time-link.ts';
import { openSession, SignedInSchema, signedIn, type Opened } from '../auth/open-session.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import { account, accountStream } from '../domain/account.ts';
import { findById, verifyPerson, type Person } from '../person/person.ts';
import { contextOf } from './context.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

const Body = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 128 }), password: Type.String({ minLength: 1, maxLength: 1024 }) },
  { additionalProperties: false },
);

/** The plan of who comes by themselves. */
const PLAN_OF_SIGN_UP = 'free-trial';

/** The mailed link and a password open the account and log in. Nothing is used up before the password is good. */
export function confirmSignUp(app: HttpApp, parts: AccountsParts): void {
  app.post(
    '/api/v2/sign-ups/confirm',
    {
      schema: {
        tags: ['sign-up'],
        summary: 'Choose a password by the mailed link and log in',
        body: Body,
        response: { 200: SignedInSchema },
      },
      config: {
        access: 'public',
        refusals: [refusals.linkNotUsable, refusals.passwordTooWeak],
        example: examples.confirm,
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const person = await findPendingPerson(parts.database, token);
      if (!person) throw refuse(refusals.linkNotUsable);
      const problem = passwordProblem(password, person.email);
      if (problem !== null) throw refuse(refusals.passwordTooWeak, { message: problem });
      // Before the lock: hashing is slow on purpose, and nothing slow happens inside a transaction.
      const passwordHash = await parts.passwords.hash(password);
      const verified: Person = { ...person, status: 'verified', passwordHash };
      const context = contextOf(request, person.id);
      const opened = await parts.store.transaction([person.accountId], (tx) =>
        open(tx, token, verified, passwordHash, context),
      );
      return signedIn({ reply, ...parts }, verified, opened);
    },
  );
}

/** Whose account the link opens; null if it opens none, whatever the reason. */
export async function findPendingPerson(database: Database, token: string): Promise<Person | null> {
  const owner = await findLink(database, token, 'sign-up');
  const person = owner && (await findById(database, owner.personId));
  return person?.status === 'pending' ? person : null;
}

async function open(
  tx: WriteTransaction,
  token: string,
  person: Person,
  passwordHash: string,
  context: Context,
): Promise<Opened> {
  // Of two clicks at once the second finds the link used up.
  if (!(await useLink(tx.db, token, 'sign-up'))) throw refuse(refusals.linkNotUsable);
  await verifyPerson(tx.db, person.id, passwordHash);
  const command = { type: 'OpenAccount', ownerPersonId: person.id, planId: PLAN_OF_SIGN_UP } as const;
  const opened = await tx.execute(accountStream(person.accountId), account, command, context);
  if (!opened.accepted) throw new Error(`a new account was refused: ${opened.refusal.code}`);
  return openSession(tx, person, context);
}
