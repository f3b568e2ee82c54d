import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';

export type AuditStored = { type: 'TrailRead'; reason: string };

export const { topic: auditTopic, schema: auditSchema, toMessage } = publishes<AuditStored>()(published.audit, {});
