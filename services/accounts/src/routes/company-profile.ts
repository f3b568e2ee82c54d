import { readAddress } from '@leadwright/runtime/mailboxes/email-address';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { changedParts, company, companyStream, readProfile } from '../domain/company-profile.ts';
import { readCompanyProfile, writeCompanyProfile } from '../person/company-profile.ts';
import { dropVerification, readPhoneState } from '../person/phone-verification.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from './parts.ts';
import { getCompanyProfile, putCompanyProfile } from '@leadwright/contracts/routes/accounts/me';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

export function companyProfileRoutes(
  app: HttpApp,
  { database, store }: Pick<AccountsParts, 'database' | 'store'>,
): void {
  implement(app, getCompanyProfile, async (request) => {
    const accountId = accountOf(request);
    return inScope(database.db, [accountId], async (trx) => ({
      companyProfile: await readCompanyProfile(trx, accountId),
      phone: await readPhoneState(trx, accountId),
    }));
  });
  implement(app, putCompanyProfile, async (request) => {
    const accountId = accountOf(request);
    const read = readProfile({ ...request.body, email: readAddress(request.body.email) });
    if ('refusal' in read) throw refuse(refusals[read.refusal.code]);
    const { profile } = read;
    const phone = await store.transaction([accountId], async (tx) => {
      const kept = await readCompanyProfile(tx.db, accountId);
      const changed = changedParts(kept, profile);
      if (changed.length === 0) return readPhoneState(tx.db, accountId);
      // Who helps may enter an address, and takes none from its owner.
      if (request.caller.impersonatorId !== null && kept !== null && changed.includes('email'))
        throw refuse(commonRefusals.notWhileImpersonating);
      const command = { type: 'ChangeCompanyProfile', changed } as const;
      const done = await tx.execute(companyStream(accountId), company, command, contextOf(request));
      if (!done.accepted) throw new Error('a change of a company profile was refused');
      await writeCompanyProfile(tx.db, accountId, profile, tx.at);
      // A code that went to the number before must not verify this one.
      if (changed.includes('phone')) await dropVerification(tx.db, accountId);
      return readPhoneState(tx.db, accountId);
    });
    return { companyProfile: profile, phone };
  });
}
