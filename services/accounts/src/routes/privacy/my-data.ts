import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { inScope } from '@leadwright/postgres/scope';
import type { PersonalDataTaken } from '../../contracts.ts';
import { privacyAccount } from '../../domain/privacy/privacy-request.ts';
import { readCompanyProfile } from '../../person/company-profile.ts';
import { readHeldData } from '../../person/held-data.ts';
import { accountsOf, readMembership } from '../../person/membership.ts';
import type { Person } from '../../person/person.ts';
import { listPrivacyRequestsOf } from '../../person/privacy-request.ts';
import { holderNames, type Held } from '../../upstreams/holders.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { reauthenticated } from '../password/reauthenticated.ts';
import type { AccountsParts } from '../parts.ts';
import { erasePerson, personStream } from './erase-person.ts';
import { getMyData, eraseMe } from '@leadwright/contracts/routes/accounts/privacy/personal-data';
import { implement } from '@leadwright/runtime/http/declared-route';

type Parts = Pick<AccountsParts, 'database' | 'store' | 'passwords' | 'holders' | 'trialKeys'>;

/** Both ask for the password once more, so an open screen or an impersonating super-admin can do neither. */
export function myDataRoutes(app: HttpApp, parts: Parts): void {
  implement(app, getMyData, async (request) => {
    const { id: personId } = await reauthenticated(parts, request, request.body.currentPassword);
    const places = await accountsOf(parts.database, personId);
    const file = await collect(parts, personId, places);
    const taken: PersonalDataTaken = { type: 'PersonalDataTaken', personId };
    const [home = ''] = places;
    const madeAt = await parts.store.transaction([home], async (tx) => {
      await tx.record(personStream(home, personId), [taken], contextOf(request));
      return tx.realAt;
    });
    return { madeAt, ...file };
  });
  implement(app, eraseMe, async (request, reply) => {
    const person: Person = await reauthenticated(parts, request, request.body.currentPassword);
    await erasePerson(parts, { person, by: 'person', requestId: '', context: contextOf(request) });
    return reply.code(204).send(null);
  });
}

async function collect(
  { database, holders, trialKeys }: Pick<Parts, 'database' | 'holders' | 'trialKeys'>,
  personId: string,
  places: string[],
): Promise<Record<'accounts' | (typeof holderNames)[number], Held>> {
  const accounts = await inScope(database.db, [...places, privacyAccount], async (trx) => {
    const held: Held = await readHeldData(trx, personId);
    const email = String(held['person']?.[0]?.['email'] ?? '');
    const requests = await listPrivacyRequestsOf(trx, mailboxMarks(trialKeys, email));
    const profiles: Held[string] = [];
    for (const accountId of places) {
      // A company of one person has that person's number and address.
      const profile =
        (await readMembership(trx, accountId, personId))?.owner === true && (await readCompanyProfile(trx, accountId));
      if (profile) profiles.push(profile);
    }
    return {
      ...held,
      company_profile: profiles,
      privacy_request: requests.map(({ marks: _, leadMarks: __, ...request }) => request),
    };
  });
  const elsewhere = { billing: {} as Held, export: {} as Held, search: {} as Held };
  for (const holder of holderNames) {
    for (const accountId of places) {
      const held = await holders.heldBy(holder, { accountId, personId });
      for (const [table, rows] of Object.entries(held))
        elsewhere[holder][table] = [...(elsewhere[holder][table] ?? []), ...rows];
    }
  }
  return { accounts, ...elsewhere };
}
