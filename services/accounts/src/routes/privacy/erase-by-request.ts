import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { privacyAccount } from '../../domain/privacy/privacy-request.ts';
import { findByEmail } from '../../person/person.ts';
import { forgetRecipient } from '../../person/shares/share-mail.ts';
import { noteErased, readPrivacyRequest } from '../../person/privacy-request.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { erasePerson } from './erase-person.ts';
import { erasePersonByRequest } from '@leadwright/contracts/routes/accounts/privacy/answer-requests';
import { implement } from '@leadwright/runtime/http/declared-route';
import { privacyRefusals } from '@leadwright/contracts/routes/accounts/privacy/refusals';

/** The request stays open until it is answered, so that who asked is told. A repeat finds nobody. */
export function eraseByRequestRoute(app: HttpApp, parts: Pick<AccountsParts, 'database' | 'store' | 'holders'>): void {
  implement(app, erasePersonByRequest, async (request, reply) => {
    const { requestId } = request.params;
    const row = await inScope(parts.database.db, [privacyAccount], (trx) => readPrivacyRequest(trx, requestId));
    if (!row) throw refuse(privacyRefusals['privacy-request-unknown']);
    if (row.confirmedAt === null || row.answeredAt !== null) throw refuse(privacyRefusals['privacy-request-not-open']);
    if (row.kind !== 'delete') throw refuse(privacyRefusals.privacyRequestNotDelete);
    const { email } = row;
    const person = email === null ? null : await findByEmail(parts.database, email);
    if (!person) {
      // Who asks may be nobody but a recipient of what others shared.
      const forgotten =
        email === null ? 0 : await inScope(parts.database.db, 'all', (trx) => forgetRecipient(trx, email));
      if (forgotten === 0) throw refuse(privacyRefusals.nobodyToErase);
      return reply.code(204).send(null);
    }
    await erasePerson(parts, { person, by: 'request', requestId, context: contextOf(request) });
    await inScope(parts.database.db, [privacyAccount], (trx) => noteErased(trx, requestId));
    return reply.code(204).send(null);
  });
}
