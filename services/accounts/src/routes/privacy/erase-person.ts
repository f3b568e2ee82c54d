// One transaction deletes the person and the shared-with mailbox, ends the sessions and tells other services.
import type { Context } from '@leadwright/eventsourcing/event-store';
import { setScope } from '@leadwright/postgres/scope';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { endSessions } from '../../auth/end-sessions.ts';
import type { PersonErased } from '../../contracts.ts';
import { privacyAccount } from '../../domain/privacy/privacy-request.ts';
import { deleteCompanyProfile } from '../../person/company-profile.ts';
import { accountsOf, hasOtherMembers, readMembership } from '../../person/membership.ts';
import { deletePerson, readPerson, type Person } from '../../person/person.ts';
import { forgetRecipient } from '../../person/shares/share-mail.ts';
import { forgetAddressOf } from '../../person/privacy-request.ts';
import type { AccountsParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';
import { privacyRefusals } from '@leadwright/contracts/routes/accounts/privacy/refusals';

export const personStream = (accountId: string, personId: string) => ({
  accountId,
  streamId: `person-${personId}`,
});

type Erasing = {
  person: Pick<Person, 'id' | 'accountId' | 'email'>;
  by: PersonErased['by'];
  requestId: string;
  context: Context;
};

/** Throws 409 for an owner who still pays or has other members, 404 for who is erased already: a repeat is harmless. */
export async function erasePerson(
  { database, store, holders }: Pick<AccountsParts, 'database' | 'store' | 'holders'>,
  { person, by, requestId, context }: Erasing,
): Promise<void> {
  const { id: personId } = person;
  const places = await accountsOf(database, personId);
  // Asked before the lock: billing may be slow, and nobody subscribes for who is being erased.
  const subscribed = new Set<string>();
  for (const accountId of places) if (await holders.isSubscribed(accountId)) subscribed.add(accountId);
  await store.transaction([...places, privacyAccount], async (tx) => {
    const current = await readPerson(tx.db, personId);
    if (!current) throw refuse(refusals.personUnknown);
    for (const accountId of places) {
      const membership = await readMembership(tx.db, accountId, personId);
      if (membership?.owner !== true) continue;
      if (subscribed.has(accountId)) throw refuse(privacyRefusals.subscriptionNotEnded);
      if (await hasOtherMembers(tx.db, accountId, personId)) throw refuse(privacyRefusals.membersRemain);
      await deleteCompanyProfile(tx.db, accountId);
    }
    await endSessions(tx, { accountIds: places, personId, reason: 'person-erased', keep: null }, context);
    const erased: PersonErased = { type: 'PersonErased', personId, by, requestId };
    for (const accountId of places) await tx.record(personStream(accountId, personId), [erased], context);
    await forgetAddressOf(tx.db, current.email);
    await deletePerson(tx.db, personId);
    // Others wrote to this mailbox from their own accounts.
    await setScope(tx.db, 'all');
    await forgetRecipient(tx.db, current.email);
  });
}
