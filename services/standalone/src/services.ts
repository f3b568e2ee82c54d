// The seven services by name; every list in this package is made from this one.
export const serviceNames = ['accounts', 'billing', 'search', 'export', 'notification', 'audit', 'gateway'] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Services that keep an event log, and its topic. */
export const topics = {
  accounts: 'leadwright.accounts.v1',
  billing: 'leadwright.billing.v1',
  search: 'leadwright.search.v1',
  export: 'leadwright.export.v1',
  notification: 'leadwright.notification.v1',
  audit: 'leadwright.audit.v1',
} as const;

/** Progress of running downloads, told by export and kept nowhere. */
export const progressTopic = 'leadwright.progress.v1';
