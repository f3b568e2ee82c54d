import { aloneVariables, clusterVariable, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

export const AuditConfigSchema = Type.Object({
  ...logServiceVariables('AUDIT'),
  ...peersVariable('audit'),
});

export type AuditConfig = Readonly<Static<typeof AuditConfigSchema>>;

export const AuditMainConfigSchema = Type.Object({
  ...AuditConfigSchema.properties,
  ...aloneVariables('AUDIT'),
  AUDIT_CLICKHOUSE_URL: Type.Optional(Type.String({ description: 'A ClickHouse server.' })),
  AUDIT_CLICKHOUSE_FOLDER: Type.Optional(Type.String({ description: 'Or the folder of an embedded engine.' })),
  AUDIT_CLICKHOUSE_CLUSTER: clusterVariable,
});
