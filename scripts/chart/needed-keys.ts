// charts/leadwright/needed-keys.json: what a setting, or half of a provider's keys, makes needed besides the keys without
// which no pod starts. Made of what the services themselves check, and read by the chart.
import { braintreeKeys } from '@leadwright/billing/config';
import { neededByProcessor } from '@leadwright/billing/providers/variables';
import type { ServiceName } from '@leadwright/contracts/topology';
import { messageProviders } from '@leadwright/notification/config';

/**
 * All of `names` where the variable has that value, and none where it is left as it is otherwise; without a variable:
 * all of them or none.
 */
export type Rule = {
  service: ServiceName;
  variable?: string;
  value?: string;
  /** What the service takes an absent variable for. */
  otherwise?: string;
  names: readonly string[];
};

const pairs = (['BILLING', 'EXPORT'] as const).map((prefix) => [
  `${prefix}_S3_ACCESS_KEY_ID`,
  `${prefix}_S3_SECRET_ACCESS_KEY`,
]);
const wholeOrNot = {
  billing: [braintreeKeys, pairs[0] ?? []],
  export: [pairs[1] ?? []],
  notification: messageProviders,
};

export const neededKeys: Rule[] = [
  ...Object.entries(neededByProcessor).map(([value, names]) => ({
    service: 'billing' as const,
    variable: 'BILLING_PROCESSOR',
    value,
    otherwise: 'sandbox',
    names,
  })),
  {
    service: 'gateway',
    variable: 'GATEWAY_BOT_CHECK',
    value: 'recaptcha',
    otherwise: 'recaptcha',
    names: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  },
  ...Object.entries(wholeOrNot).flatMap(([service, sets]) =>
    sets.map((names) => ({ service: service as ServiceName, names })),
  ),
];
