// Each of billing's events as the message that others hear. A new event that is missing here does not compile.
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { assertNever } from '@leadwright/eventsourcing/decider';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import type { LedgerEvent, LotTerms, Portion } from './domain/ledger-events.ts';
import type { SubscriptionEvent } from './domain/subscription.ts';

export type BillingStored = LedgerEvent | SubscriptionEvent;

/** The oneof of the message, without its empty case. */
export type Announced = Extract<NonNullable<MessageInitShape<typeof BillingEventSchema>['event']>, { value: unknown }>;

export const billingTopic = 'leadwright.billing.v1';

export function toMessage(event: BillingStored): Announced {
  switch (event.type) {
    case 'SubscriptionChanged': {
      const { planId, status, lattice } = event;
      return {
        case: 'subscriptionChanged',
        value: { planId, status, anchorAt: timestampOf(lattice.anchorAt), latticeId: lattice.latticeId },
      };
    }
    case 'LeadsGranted':
      return {
        case: 'leadsGranted',
        value: {
          ...lotOnWire(event),
          leads: BigInt(event.leads),
          kind: event.kind,
          source: event.source,
          onlyDictionaries: event.onlyDictionaries,
        },
      };
    case 'LeadsReserved': {
      const { downloadId, rows, multiplierHundredths, leads, from } = event;
      return {
        case: 'leadsReserved',
        value: { downloadId, rows: BigInt(rows), multiplierHundredths, leads: BigInt(leads), from: portions(from) },
      };
    }
    case 'ReservationRefused': {
      const { downloadId, reason, leads, available } = event;
      return {
        case: 'reservationRefused',
        value: { downloadId, reason, leads: BigInt(leads), available: BigInt(available) },
      };
    }
    case 'ReservationReleased':
      return {
        case: 'reservationReleased',
        value: { downloadId: event.downloadId, returned: portions(event.returned) },
      };
    case 'LeadsUsed': {
      const { downloadId, rows, used, returned } = event;
      return {
        case: 'leadsUsed',
        value: { downloadId, rows: BigInt(rows), used: portions(used), returned: portions(returned) },
      };
    }
    case 'LeadsExpired':
      return { case: 'leadsExpired', value: { expired: portions(event.expired), reason: event.reason } };
    case 'LeadsCredited':
      return {
        case: 'leadsCredited',
        value: {
          ...lotOnWire(event),
          leads: BigInt(event.leads),
          reason: event.reason,
          downloadId: event.downloadId ?? '',
        },
      };
    case 'LeadsVoided':
      return { case: 'leadsVoided', value: { voided: portions(event.voided), reason: event.reason } };
    case 'LeadsRolledOver':
      return {
        case: 'leadsRolledOver',
        value: { carried: portions(event.carried), latticeId: event.latticeId, period: event.period },
      };
    default:
      return assertNever(event);
  }
}

function lotOnWire({ lotId, priority, category, expiresAt }: LotTerms) {
  return { lotId, priority, category, ...(expiresAt === null ? {} : { expiresAt: timestampOf(expiresAt) }) };
}

function portions(parts: Portion[]) {
  return parts.map(({ lotId, leads }) => ({ lotId, leads: BigInt(leads) }));
}
