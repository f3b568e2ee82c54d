// Who publishes which topic, and whose events each service consumes. The topics, and who may ask a service for its
// events, follow from this list.
export const services = {
  accounts: { topic: 'leadwright.accounts.v1', consumes: ['billing'], watches: [] },
  billing: { topic: 'leadwright.billing.v1', consumes: ['accounts', 'export', 'notification'], watches: [] },
  search: { topic: 'leadwright.search.v1', consumes: [], watches: [] },
  export: { topic: 'leadwright.export.v1', consumes: ['billing', 'search'], watches: [] },
  notification: { topic: 'leadwright.notification.v1', consumes: ['accounts', 'billing', 'export'], watches: [] },
  audit: {
    topic: 'leadwright.audit.v1',
    consumes: ['accounts', 'billing', 'search', 'export', 'notification', 'audit'],
    watches: [],
  },
  gateway: { topic: null, consumes: [], watches: ['billing', 'export', 'accounts'] },
} as const satisfies Record<string, Service>;

type Service = {
  /** Its topic; null if it keeps no log. */
  topic: string | null;
  /** Services whose every event it applies, in order. It asks them for events that the bus has lost. */
  consumes: readonly string[];
  /** Services whose events it only watches live. It keeps no offset, so it never asks for missed events. */
  watches: readonly string[];
};

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
