import type { Outcome, Processor, ProviderSubscription } from '../processor.ts';
import { netOf } from '../../plans/domain/change-money.ts';
import { customerKeyOf, type Called, type ProcessorCommand } from './processor-call.ts';

export type CallValue = { customerId: string } | { invoiceId: string } | ProviderSubscription | { card: object };

/** What the processor did already; null: the call may be made again under its key. Throws while it cannot be asked. */
export async function settledCall(
  processor: Processor,
  { id, accountId, request: { command, money } }: Called,
): Promise<Outcome<CallValue> | null> {
  switch (command.call) {
    case 'create-customer':
      return doneWith(await processor.findCustomer(customerKeyOf(accountId)));
    case 'create-subscription': {
      const found = await processor.findSubscription(id);
      // One that never came to life is no answer yet: its refusal is given again under the same key.
      return found && found.status !== 'incomplete' && found.status !== 'cancelled' ? doneWith(found) : null;
    }
    // No processor says which card a key set; a repeat under the key sets the same one.
    case 'change-card':
      return null;
    // One refund of an account is under way at a time: what came back since then is this one.
    case 'refund': {
      const { invoiceId, cents, refundedCents } = command;
      const found = await processor.readInvoice(invoiceId);
      return found && found.refundedCents >= refundedCents + cents ? doneWith({ invoiceId }) : null;
    }
    default: {
      // Whether money came back with it shows in no subscription; a repeat under the key gives it once.
      if (money && netOf(money) < 0) return null;
      const found = await processor.readSubscription(command.subscriptionId);
      return found && isAsAsked(command, found) ? doneWith(found) : null;
    }
  }
}

function doneWith<Value>(value: Value | null): Outcome<Value> | null {
  return value && { done: true, value };
}

type AboutOne = Extract<ProcessorCommand, { subscriptionId: string }>;

function isAsAsked(command: AboutOne, found: ProviderSubscription): boolean {
  switch (command.call) {
    case 'change-plan':
      return command.timing === 'now' ? found.planId === command.planId : found.nextPlanId === command.planId;
    case 'cancel':
      return found.status === 'cancelled' || (command.timing === 'at-period-end' && found.cancelAtPeriodEnd);
    case 'reactivate':
      return found.status !== 'cancelled' && !found.cancelAtPeriodEnd;
  }
}
