import { planName } from '@leadwright/leads/rules/plan-names';
import { disputes, planChanges } from '../templates/billing-mails.tsx';
import type { MailContent, TemplateName } from '../templates/mails.tsx';
import type { MailRequest } from './effect.ts';

/** Null for any other mail. */
export function writeAccountMail(
  template: TemplateName,
  { cents = 0, leads = 0, at = '', zone = 'UTC', reason = '', planId = '' }: NonNullable<MailRequest['facts']> = {},
  { brand, publicUrl }: { brand: string; publicUrl: string },
): MailContent | null {
  const billing = `${publicUrl}/settings/billing`;
  switch (template) {
    case 'receipt':
      return { template, brand, link: `${publicUrl}/settings/invoices`, cents, at, zone };
    case 'payment-failed':
      return { template, brand, link: billing, cents };
    case 'renewal-soon':
      return { template, brand, link: billing, cents, at, zone };
    case 'subscription-cancelled':
      return { template, brand, link: billing, at, zone, status: reason };
    case 'plan-changed': {
      const change = planChanges.find((each) => each === reason) ?? 'now';
      return { template, brand, link: billing, planName: planName(planId), at, zone, change };
    }
    case 'payment-disputed': {
      const dispute = disputes.find((each) => each === reason) ?? 'open';
      return { template, brand, link: billing, dispute };
    }
    case 'leads-expire-soon':
      return { template, brand, link: `${publicUrl}/search`, leads, at, zone };
    case 'leads-low':
      return { template, brand, link: `${publicUrl}/settings/usage`, leads };
    case 'leads-credited':
      return { template, brand, link: `${publicUrl}/settings/usage`, leads, reason };
    default:
      return null;
  }
}
