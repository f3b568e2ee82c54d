// Each of accounts' events as the message that others hear. A new event that is missing here does not compile.
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { assertNever } from '@leadwright/eventsourcing/decider';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import type { AccountEvent } from './domain/account.ts';
import type { MemberEvent } from './domain/member.ts';
import type { SessionEvent } from './domain/session.ts';

/** Recorded, not decided: asking to sign up is never refused, whoever asks. Stream sign-up-<person>. */
export type SignUpRequested = { type: 'SignUpRequested'; personId: string; alreadyACustomer: boolean };

export type AccountsStored = AccountEvent | MemberEvent | SessionEvent | SignUpRequested;

/** The oneof of the message, without its empty case. */
export type Announced = Extract<NonNullable<MessageInitShape<typeof AccountEventSchema>['event']>, { value: unknown }>;

export const accountsTopic = 'leadwright.accounts.v1';

export function toMessage(event: AccountsStored): Announced {
  switch (event.type) {
    case 'SignUpRequested':
      return { case: 'signUpRequested', value: { personId: event.personId, alreadyACustomer: event.alreadyACustomer } };
    case 'AccountOpened':
      return { case: 'accountOpened', value: { ownerPersonId: event.ownerPersonId, planId: event.planId } };
    case 'MemberJoined':
      return { case: 'memberJoined', value: { personId: event.personId, role: event.role } };
    case 'SessionStarted':
      return { case: 'sessionStarted', value: { sessionId: event.sessionId, personId: event.personId } };
    case 'SessionEnded':
      return {
        case: 'sessionEnded',
        value: { sessionId: event.sessionId, personId: event.personId, reason: event.reason },
      };
    case 'RefreshTokenReused': {
      const { sessionId, personId, firstUsedAt } = event;
      return { case: 'refreshTokenReused', value: { sessionId, personId, firstUsedAt: timestampOf(firstUsedAt) } };
    }
    default:
      return assertNever(event);
  }
}
