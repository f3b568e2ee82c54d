// Who publishes which topic, and which events of others each service hears. What is not listed is not heard. The
// topics, and who may ask a service for its events, follow from this table; docs/events.md prints it by event.
import type { AccountEvent } from './gen/leadwright/accounts/v1/account_events_pb.ts';
import type { AuditEvent } from './gen/leadwright/audit/v1/audit_events_pb.ts';
import type { BillingEvent } from './gen/leadwright/billing/v1/billing_events_pb.ts';
import type { ExportEvent } from './gen/leadwright/export/v1/export_events_pb.ts';
import type { NotificationEvent } from './gen/leadwright/notification/v1/notification_events_pb.ts';
import type { SearchEvent } from './gen/leadwright/search/v1/search_events_pb.ts';

const table = {
  accounts: {
    topic: 'leadwright.accounts.v1',
    hears: { billing: ['subscriptionChanged', 'limitsChanged'], search: ['leadsRemoved'] },
    watches: [],
  },
  billing: {
    topic: 'leadwright.billing.v1',
    hears: {
      accounts: [
        'accountOpened',
        'accountImported',
        'memberJoined',
        'memberRemoved',
        'personErased',
        'emailChanged',
        'companyVerified',
        'accountPorted',
      ],
      export: ['downloadRequested', 'downloadCompleted', 'downloadFailed', 'downloadCancelled', 'fileReported'],
      notification: ['searchShared', 'sharedSearchConfirmed', 'messageSent', 'messageBounced'],
    },
    watches: [],
  },
  search: {
    topic: 'leadwright.search.v1',
    hears: { accounts: ['privacyRequestConfirmed'] },
    watches: [],
  },
  export: {
    topic: 'leadwright.export.v1',
    hears: {
      billing: [
        'leadsGranted',
        'leadsReserved',
        'reservationRefused',
        'reservationReleased',
        'leadsUsed',
        'leadsCredited',
      ],
      search: ['datasetActivated', 'fileLeadsRemoved'],
    },
    watches: [],
  },
  notification: {
    topic: 'leadwright.notification.v1',
    hears: {
      accounts: [
        'signUpRequested',
        'accountOpened',
        'memberInvited',
        'invitationResent',
        'memberRemoved',
        'sessionStarted',
        'refreshTokenReused',
        'passwordResetRequested',
        'passwordChanged',
        'emailChangeRequested',
        'emailChanged',
        'phoneVerificationRequested',
        'privacyRequestReceived',
        'privacyRequestConfirmed',
        'privacyRequestExtended',
        'privacyRequestAnswered',
        'personErased',
        'personalDataTaken',
        'accountImported',
      ],
      billing: [
        'subscriptionChanged',
        'leadsCredited',
        'invoicePaid',
        'paymentFailed',
        'invoiceChanged',
        'renewalAnnounced',
        'leadsExpiryAnnounced',
        'leadsLowAnnounced',
        'leadsGranted',
        'leadsVoided',
        'freeLeadsGiven',
        'shareAwardPostponed',
        'shareAwardDropped',
      ],
      export: ['downloadRequested', 'downloadCompleted', 'downloadReady', 'downloadFailed', 'downloadRowsRemoved'],
    },
    watches: [],
  },
  audit: {
    topic: 'leadwright.audit.v1',
    hears: { accounts: 'all', billing: 'all', search: 'all', export: 'all', notification: 'all', audit: 'all' },
    watches: [],
  },
  gateway: { topic: null, hears: {}, watches: ['billing', 'export', 'accounts'] },
} as const satisfies Record<string, Service>;

type Messages = {
  accounts: AccountEvent;
  audit: AuditEvent;
  billing: BillingEvent;
  export: ExportEvent;
  notification: NotificationEvent;
  search: SearchEvent;
};
type EventOf<Message extends { event: { case?: string | undefined } }> = NonNullable<Message['event']['case']>;

type Service = {
  /** Its topic; null if it keeps no log. */
  topic: string | null;
  /** The events that it applies, in order, by owner. It asks the owner for those that the bus has lost. */
  hears: { [Owner in keyof Messages]?: readonly EventOf<Messages[Owner]>[] | 'all' };
  /** Services whose events it only watches live. It keeps no offset, so it never asks for missed events. */
  watches: readonly string[];
};

/** The table, and per service the owners whose events it consumes, in its order. */
export const services = Object.fromEntries(
  Object.entries(table).map(([name, service]) => [name, { ...service, consumes: Object.keys(service.hears) }]),
) as unknown as {
  [Name in keyof typeof table]: (typeof table)[Name] & { consumes: readonly (keyof (typeof table)[Name]['hears'])[] };
};

/** The owners of the events that `Consumer` hears. */
export type ConsumedBy<Consumer extends ServiceName> = keyof (typeof table)[Consumer]['hears'] & OwnerName;

/** The events of `Owner` that `Consumer` hears. */
export type Heard<
  Consumer extends ServiceName,
  Owner extends ConsumedBy<Consumer>,
> = (typeof table)[Consumer]['hears'][Owner] extends readonly (infer Event extends string)[] ? Event : never;

export type ServiceName = keyof typeof services;
/** A service that keeps a log. */
export type OwnerName = Exclude<ServiceName, 'gateway'>;

/** Whose sandbox moves the clock, where there is one; the others ask it how far. */
export const clockOwner = 'billing' satisfies OwnerName;

export const serviceNames = Object.keys(services) as ServiceName[];

/** Each owner's topic. */
export const topics = Object.fromEntries(
  Object.entries(services).flatMap(([name, { topic }]) => (topic === null ? [] : [[name, topic]])),
) as { [Name in OwnerName]: (typeof services)[Name]['topic'] };

/** What no log keeps, such as the progress of a file; JSON. A listener gets what is published while it listens. */
export const progressTopic = 'leadwright.progress.v1';

/** The services that may ask `owner` for its events: its consumers, except itself, which reads its own log. */
export function consumersOf(owner: OwnerName): ServiceName[] {
  return serviceNames.filter(
    (name) => name !== owner && (services[name].consumes as readonly string[]).includes(owner),
  );
}

/** The services that hear this event of `owner`, in the order of the table. */
export function hearersOf(owner: OwnerName, event: string): ServiceName[] {
  return serviceNames.filter((name) => {
    const heard = (services[name].hears as Service['hears'])[owner];
    return heard === 'all' || (heard as readonly string[] | undefined)?.includes(event);
  });
}
