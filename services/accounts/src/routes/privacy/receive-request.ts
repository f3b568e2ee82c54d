import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { domainMarks, mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { v7 as uuidV7 } from 'uuid';
import { privacyAccount, privacyRequest, privacyRequestStream } from '../../domain/privacy/privacy-request.ts';
import { insertPrivacyRequest } from '../../person/privacy-request.ts';
import { detailMarksOf } from './lead-marks.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { receivePrivacyRequest } from '@leadwright/contracts/routes/accounts/privacy/requests';
import { implement } from '@leadwright/runtime/http/declared-route';
import { privacyRefusals as refusals } from '@leadwright/contracts/routes/accounts/privacy/refusals';

/**
 * Looks nobody up, so neither answer nor time tells whether the address is known. The mailed link confirms it. What is said
 * beside the address becomes keyed hashes here, and is kept as nothing else.
 */
export function receivePrivacyRequestRoute(
  app: HttpApp,
  { store, trialKeys, leadMarkKeys }: Pick<AccountsParts, 'store' | 'trialKeys' | 'leadMarkKeys'>,
): void {
  implement(app, receivePrivacyRequest, async (request) => {
    const { kind = 'opt-out', details = {} } = request.body;
    const email = normaliseEmail(request.body.email);
    const requestId = uuidV7();
    const leadMarks = kind === 'access' ? [] : detailMarksOf(leadMarkKeys, details);
    if (leadMarks === undefined) throw refuse(refusals['privacy-details-incomplete']);
    await store.transaction([privacyAccount], async (tx) => {
      const command = { type: 'ReceivePrivacyRequest', requestId, kind } as const;
      const done = await tx.execute(privacyRequestStream(requestId), privacyRequest, command, contextOf(request));
      if (!done.accepted) throw refuse(refusals['privacy-request-exists']);
      const marks = mailboxMarks(trialKeys, email);
      await insertPrivacyRequest(
        tx.db,
        {
          ...{ id: requestId, accountId: privacyAccount, kind, email, marks, leadMarks },
          domainMarks: domainMarks(trialKeys, email),
        },
        tx.realAt,
      );
    });
    return { received: true };
  });
}
