// What a change of plan costs, read under the account's lock.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { credit } from '../../invoices/domain/credit.ts';
import { creditStream, ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import type { Catalogue } from '../../plans/domain/catalogue.ts';
import { changeFigure, type ChangeAsked, type ChangeFigure } from '../domain/change-figure.ts';
import { subscription } from '../domain/subscription.ts';
import { materialise } from '../periods/materialise.ts';
import { isWithheld } from './terms-in-force.ts';

export type ReadChangeFigure = (
  tx: WriteTransaction,
  asked: Omit<ChangeAsked, 'to'> & { accountId: string; at?: string | undefined },
  context: Context,
) => Promise<ChangeFigure>;

/** `catalogue`: what is offered today. `at`: a moment of the running period; absent: now. Passes what is due first, so that no period that is over counts. */
export function createReadChangeFigure({ find }: Pick<Catalogue, 'find'>): ReadChangeFigure {
  return async (tx, { accountId, at = tx.at, ...asked }, { causes: _causes, ...context }) => {
    await materialise(tx, accountId, context);
    const subscribed = await tx.load(subscriptionStream(accountId), subscription);
    const state = {
      subscription: subscribed,
      ledger: await tx.load(ledgerStream(accountId), ledger),
      credit: await tx.load(creditStream(accountId), credit),
      isWithheld: subscribed !== null && (await isWithheld(tx, accountId, subscribed)),
    };
    return changeFigure(state, { ...asked, to: find(asked.planId) }, at);
  };
}
