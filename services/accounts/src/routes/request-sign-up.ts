import { setTimeout as wait } from 'node:timers/promises';
import { Type } from 'typebox';
import type { Context } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { v7 as uuidV7 } from 'uuid';
import type { AccountsParts } from '../app.ts';
import type { SignUpRequested } from '../contracts.ts';
import { findByEmail, insertPerson, type Person } from '../person/person.ts';
import { contextOf } from './context.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

// Control characters are spelled out: not every reader of the API document knows \p{Cc}.
const mailboxPart = '[^@\\s\\u0000-\\u001f\\u007f-\\u009f]+';

const Body = Type.Object(
  {
    // One @ with something on both sides; whether it exists only the mail can tell.
    email: textLike(`^\\s*${mailboxPart}@${mailboxPart}\\.${mailboxPart}\\s*$`, 'an e-mail address', {
      maxLength: 254,
    }),
    name: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
const Answer = Type.Object({ message: Type.String() });

// The same words for everybody: a stranger must not learn who is a customer.
const message = 'Please check your mailbox: we have sent you a link to go on with.';

// A row that is added takes a little longer than one that is found. Nobody is answered before this, a
// multiple of what either takes, so that the difference is not seen from outside.
const ANSWERED_AFTER_MS = 150;

/** Asks for a mail with a link; the password is chosen on the page it leads to. */
export function requestSignUp(app: HttpApp, parts: AccountsParts): void {
  app.post(
    '/api/v2/sign-ups',
    {
      schema: { tags: ['sign-up'], summary: 'Ask for a link to sign up', body: Body, response: { 202: Answer } },
      config: { access: 'public', refusals: [refusals.signUpClosed], example: examples.signUp },
    },
    async (request, reply) => {
      if (!parts.signUpOpen) throw refuse(refusals.signUpClosed);
      const { email, name } = request.body;
      const answerable = wait(ANSWERED_AFTER_MS);
      while (!(await asked(parts, email, name ?? null, contextOf(request)))) {
        // The address was taken between the look and the lock: look again, now it is found.
      }
      await answerable;
      return reply.code(202).send({ message });
    },
  );
}

// Known or not, the same statements run, so that a busy database tells nothing either.
async function asked(
  { database, store }: AccountsParts,
  email: string,
  name: string | null,
  context: Context,
): Promise<boolean> {
  const found = await findByEmail(database, email);
  const person = found ?? pending(email, name);
  return store.transaction([person.accountId], async (tx) => {
    const inserted = await insertPerson(tx.db, person, tx.at);
    if (!found && !inserted) return false;
    const event: SignUpRequested = {
      type: 'SignUpRequested',
      personId: person.id,
      alreadyACustomer: person.status === 'verified',
    };
    await tx.record({ accountId: person.accountId, streamId: `sign-up-${person.id}` }, [event], context);
    return true;
  });
}

function pending(email: string, name: string | null): Person {
  return {
    id: uuidV7(),
    accountId: uuidV7(),
    email,
    name,
    passwordHash: null,
    status: 'pending',
    role: 'admin',
    staff: null,
  };
}
