import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { account, accountStream } from '../../domain/account.ts';
import { readPerson } from '../../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { portAccount } from '@leadwright/contracts/routes/accounts/me';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Takes no Idempotency-Key: the account's stream says that it was done, so a repeat moves nothing. */
export function portAccountRoute(app: HttpApp, { store, trialKeys }: Pick<AccountsParts, 'store' | 'trialKeys'>): void {
  implement(app, portAccount, async (request) => {
    const accountId = accountOf(request);
    const ported = await store.transaction([accountId], async (tx) => {
      const state = await tx.load(accountStream(accountId), account);
      if (!state.opened || state.port === null) return false;
      const owner = await readPerson(tx.db, state.ownerPersonId);
      const trialMarks = owner ? mailboxMarks(trialKeys, owner.email) : [];
      const command = { type: 'PortAccount', leadsRemaining: null, by: 'first-load', trialMarks } as const;
      const done = await tx.execute(accountStream(accountId), account, command, contextOf(request));
      return done.accepted && done.events.length > 0;
    });
    return { ported };
  });
}
