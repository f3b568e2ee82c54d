import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { company, companyStream } from '../../domain/company-profile.ts';
import { markPhoneVerified } from '../../person/company-profile.ts';
import { tryCode } from '../../person/phone-verification.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { verifyAccount } from '@leadwright/contracts/routes/accounts/phone';
import { implement } from '@leadwright/runtime/http/declared-route';

/** A wrong code is an answer, no refusal: it has to count as a try. A repeat of a right one finds no code any more. */
export function verifyAccountRoute(
  app: HttpApp,
  { store, trialKeys }: Pick<AccountsParts, 'store' | 'trialKeys'>,
): void {
  implement(app, verifyAccount, async (request) => {
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const verify = async (tx: WriteTransaction) => {
      const tried = await tryCode(tx.db, accountId, request.body.verificationCode, trialKeys);
      if (tried.is !== 'right') return { verified: false, expired: tried.is === 'over' };
      const trialMarks = marksOf(trialKeys, 'phone', tried.phone);
      const command = { type: 'VerifyCompany', verificationId: tried.id, personId, trialMarks } as const;
      const done = await tx.execute(companyStream(accountId), company, command, contextOf(request));
      if (!done.accepted) return { verified: false, expired: true };
      await markPhoneVerified(tx.db, accountId, tx.at);
      return { verified: true, expired: false };
    };
    return store.transaction([accountId], verify);
  });
}
