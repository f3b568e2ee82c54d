import { v7 as uuidV7 } from 'uuid';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { company, companyStream, phoneIn } from '../../domain/company-profile.ts';
import { readCompanyProfile } from '../../person/company-profile.ts';
import { openVerification } from '../../person/phone-verification.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { startVerification } from '@leadwright/contracts/routes/accounts/phone';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

/** A repeat sends another code, and only that one counts. */
export function startVerificationRoute(app: HttpApp, { store }: Pick<AccountsParts, 'store'>): void {
  implement(app, startVerification, async (request, reply) => {
    const accountId = accountOf(request);
    const phone = phoneIn(request.body.sms_to);
    if (phone === '') throw refuse(refusals['company-phone-missing']);
    const verificationId = uuidV7();
    const { personId } = request.caller;
    const codeExpiresAt = await store.transaction([accountId], async (tx) => {
      // The number that counts is the one that invoices and mails of the account name.
      if ((await readCompanyProfile(tx.db, accountId))?.phone !== phone) throw refuse(refusals['phone-not-saved']);
      const command = { type: 'RequestPhoneVerification', verificationId, personId } as const;
      const done = await tx.execute(companyStream(accountId), company, command, contextOf(request));
      if (!done.accepted) throw refuse(refusals[done.refusal.code]);
      return openVerification(tx.db, { accountId, id: verificationId, phone });
    });
    return reply.code(202).send({ codeExpiresAt });
  });
}
