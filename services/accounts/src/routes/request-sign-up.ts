import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { v7 as uuidV7 } from 'uuid';
import type { SignUpRequested } from '../contracts.ts';
import { findByEmail, insertPerson, type Person } from '../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from './parts.ts';
import { requestSignUp } from '@leadwright/contracts/routes/accounts/sign-ups';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

// The same message for everybody: a stranger must not learn who is a customer.
const message = 'Please check your mailbox: we have sent you a link to go on with.';

// A multiple of the time that the work takes, so that an insert, which takes longer, does not show outside.
const ANSWER_AFTER_MS = 150;

export function requestSignUpRoute(
  app: HttpApp,
  parts: Pick<AccountsParts, 'database' | 'store' | 'signUpOpen'>,
): void {
  implement(app, requestSignUp, async (request, reply) => {
    if (!parts.signUpOpen) throw refuse(refusals.signUpClosed);
    const { email, name } = request.body;
    const minimumTime = wait(ANSWER_AFTER_MS);
    while (!(await recordRequest(parts, email, name ?? null, contextOf(request)))) {
      // Another request took the address between our read and the lock: the next try finds it.
    }
    await minimumTime;
    return reply.code(202).send({ message });
  });
}

/** False if another request took the address. Known and unknown ones run the same statements, which hides both. */
export async function recordRequest(
  { database, store }: Pick<AccountsParts, 'database' | 'store'>,
  email: string,
  name: string | null,
  context: Context,
): Promise<boolean> {
  const found = await findByEmail(database, email);
  const person = found ?? newPendingPerson(email, name);
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

function newPendingPerson(email: string, name: string | null): Person {
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
