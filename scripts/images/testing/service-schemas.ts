import { AccountsMainConfigSchema } from '@leadwright/accounts/config';
import { AuditMainConfigSchema } from '@leadwright/audit/config';
import { BillingMainConfigSchema } from '@leadwright/billing/config';
import { ExportMainConfigSchema } from '@leadwright/export/config';
import { GatewayMainConfigSchema } from '@leadwright/gateway/config';
import { NotificationMainConfigSchema } from '@leadwright/notification/config';
import { SearchMainConfigSchema } from '@leadwright/search/config';

/** What each service's program reads from its environment. */
export const serviceSchemas = {
  accounts: AccountsMainConfigSchema,
  audit: AuditMainConfigSchema,
  billing: BillingMainConfigSchema,
  export: ExportMainConfigSchema,
  gateway: GatewayMainConfigSchema,
  notification: NotificationMainConfigSchema,
  search: SearchMainConfigSchema,
};
