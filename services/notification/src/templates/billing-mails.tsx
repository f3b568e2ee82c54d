/** @jsxRuntime automatic */
/** @jsxImportSource react */
// To who holds the account.
import { counted } from '@leadwright/leads/counted';
import { accountNow } from '@leadwright/leads/rules/account-now';
import { Action, Layout, Paragraph } from './layout.tsx';
import { inDollars, onDay } from './words.ts';
import type { Written } from './written.ts';

type Paid = { brand: string; link: string; cents: number };
export type BillingMail =
  | ({ template: 'receipt'; at: string } & Paid)
  | ({ template: 'payment-failed' } & Paid)
  | ({ template: 'renewal-soon'; at: string } & Paid)
  | { template: 'leads-expire-soon'; brand: string; link: string; leads: number; at: string }
  /** `status`: of the account when it was cancelled. */
  | { template: 'subscription-cancelled'; brand: string; link: string; at: string; status: string }
  | { template: 'leads-credited'; brand: string; link: string; leads: number; reason: string };

type Of<Template extends BillingMail['template']> = Extract<BillingMail, { template: Template }>;

export function receipt({ brand, link, cents, at }: Of<'receipt'>): Written {
  const body = (
    <Layout brand={brand} heading="Thank you for your payment">
      <Paragraph>
        We received {inDollars(cents)} on {onDay(at)}. The invoice is in your billing history.
      </Paragraph>
      <Action href={link}>Open your invoices</Action>
    </Layout>
  );
  return { subject: `Your payment of ${inDollars(cents)} to ${brand}`, body };
}

export function paymentFailed({ brand, link, cents }: Of<'payment-failed'>): Written {
  const body = (
    <Layout brand={brand} heading="Your payment did not work">
      <Paragraph>
        We could not charge {inDollars(cents)} to your card, and we will try again. To keep your subscription, please
        check your card.
      </Paragraph>
      <Paragraph>
        Until the payment works there are no new leads. Those of the plan end with the period that was paid, unless they
        carry over. Leads that you earned or that were credited stay until the day that the usage page names.
      </Paragraph>
      <Action href={link}>Update your card</Action>
    </Layout>
  );
  return { subject: `Your payment to ${brand} did not work`, body };
}

export function renewalSoon({ brand, link, cents, at }: Of<'renewal-soon'>): Written {
  const price = cents > 0 ? ` for ${inDollars(cents)}` : '';
  const body = (
    <Layout brand={brand} heading={`Your subscription renews on ${onDay(at)}`}>
      <Paragraph>
        Your subscription renews on {onDay(at)}
        {price}. You need not do anything.
      </Paragraph>
      <Paragraph>To change or cancel it, do so before that day.</Paragraph>
      <Action href={link}>Open your subscription</Action>
    </Layout>
  );
  return { subject: `Your subscription to ${brand} renews on ${onDay(at)}`, body };
}

export function leadsExpireSoon({ brand, link, leads, at }: Of<'leads-expire-soon'>): Written {
  const many = counted(leads, 'lead');
  const body = (
    <Layout brand={brand} heading={`${many} will expire on ${onDay(at)}`}>
      <Paragraph>
        You have {many} that expire on {onDay(at)}. Leads that you download before stay yours.
      </Paragraph>
      <Action href={link}>Search for leads</Action>
    </Layout>
  );
  return { subject: `${many} at ${brand} will expire on ${onDay(at)}`, body };
}

export function subscriptionCancelled({ brand, link, at, status }: Of<'subscription-cancelled'>): Written {
  const hasEnded = accountNow({ status, planName: null, periodEnd: null }).is === 'ended';
  const body = (
    <Layout brand={brand} heading="Your subscription is cancelled">
      <Paragraph>
        We have cancelled your subscription, and nothing more will be charged. Your access {hasEnded ? 'ended' : 'ends'}{' '}
        on {onDay(at)}.
      </Paragraph>
      <Paragraph>You can start again at any time.</Paragraph>
      <Action href={link}>Open your subscription</Action>
    </Layout>
  );
  return { subject: `Your subscription to ${brand} is cancelled`, body };
}

const creditedFor: Readonly<Record<string, string>> = {
  'bad-file': 'They are for a file that you reported.',
  goodwill: 'They are a thank-you for your patience.',
  'service-fault': 'They are for a fault of ours.',
  'wrong-charge': 'They correct a wrong charge.',
};

export function leadsCredited({ brand, link, leads, reason }: Of<'leads-credited'>): Written {
  const many = counted(leads, 'lead');
  const body = (
    <Layout brand={brand} heading={`You have ${many} more`}>
      <Paragraph>
        We added {many} to your account. {creditedFor[reason]}
      </Paragraph>
      <Action href={link}>See your leads</Action>
    </Layout>
  );
  return { subject: `${many} added to your account at ${brand}`, body };
}
