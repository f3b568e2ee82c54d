// Who announces what, and who hears whom. From this one list come the topics, and who may ask a
// service for its events.
export const services = {
  accounts: { topic: 'leadwright.accounts.v1', hears: [], watches: [] },
  billing: { topic: 'leadwright.billing.v1', hears: ['accounts', 'export'], watches: [] },
  search: { topic: 'leadwright.search.v1', hears: [], watches: [] },
  export: { topic: 'leadwright.export.v1', hears: ['billing', 'search'], watches: [] },
  notification: { topic: 'leadwright.notification.v1', hears: ['accounts', 'export'], watches: [] },
  audit: {
    topic: 'leadwright.audit.v1',
    hears: ['accounts', 'billing', 'search', 'export', 'notification', 'audit'],
    watches: [],
  },
  gateway: { topic: null, hears: [], watches: ['billing', 'export'] },
} as const satisfies Record<string, Service>;

type Service = {
  /** What it announces under; null where it keeps no log. */
  topic: string | null;
  /** Services whose every event it applies, in order. What the bus has lost it asks of them. */
  hears: readonly string[];
  /** Services whose events it looks at as they pass. It keeps no place, so it never asks for one. */
  watches: readonly string[];
};

export type ServiceName = keyof typeof services;
/** A service that keeps a log. */
export type OwnerName = Exclude<ServiceName, 'gateway'>;

export const serviceNames = Object.keys(services) as ServiceName[];

/** Each owner's topic. */
export const topics = Object.fromEntries(
  Object.entries(services).flatMap(([name, { topic }]) => (topic === null ? [] : [[name, topic]])),
) as { [Name in OwnerName]: (typeof services)[Name]['topic'] };

/** Who may ask `owner` for its events: whoever hears it, but for itself, which reads its own log. */
export function hearersOf(owner: OwnerName): ServiceName[] {
  return serviceNames.filter((name) => name !== owner && (services[name].hears as readonly string[]).includes(owner));
}
