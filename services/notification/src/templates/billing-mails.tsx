/** @jsxRuntime automatic */
/** @jsxImportSource react */
// To who holds the account.
import { counted } from '@leadwright/leads/counted';
import { accountNow } from '@leadwright/leads/rules/account-now';
import { Action, Layout, Paragraph } from './layout.tsx';
import { inDollars, onDay } from './words.ts';
import type { Written } from './written.ts';

/** `kept`: a change that was planned is not made. */
export const planChanges = ['now', 'planned', 'kept'] as const;
export type PlanChange = (typeof planChanges)[number];
export const disputes = ['open', 'lost', 'won'] as const;
type Disputed = (typeof disputes)[number];

type Paid = { brand: string; link: string; cents: number };
export type BillingMail =
  | ({ template: 'receipt'; at: string; zone: string } & Paid)
  | ({ template: 'payment-failed' } & Paid)
  | ({ template: 'renewal-soon'; at: string; zone: string } & Paid)
  | { template: 'leads-expire-soon'; brand: string; link: string; leads: number; at: string; zone: string }
  | { template: 'leads-low'; brand: string; link: string; leads: number }
  /** `status`: of the account when it was cancelled. */
  | { template: 'subscription-cancelled'; brand: string; link: string; at: string; zone: string; status: string }
  | {
      template: 'plan-changed';
      brand: string;
      link: string;
      planName: string;
      at: string;
      zone: string;
      change: PlanChange;
    }
  | { template: 'payment-disputed'; brand: string; link: string; dispute: Disputed }
  | { template: 'leads-credited'; brand: string; link: string; leads: number; reason: string };

type Of<Template extends BillingMail['template']> = Extract<BillingMail, { template: Template }>;

export function receipt({ brand, link, cents, at, zone }: Of<'receipt'>): Written {
  const body = (
    <Layout brand={brand} daysIn={zone} heading="Thank you for your payment">
      <Paragraph>
        We received {inDollars(cents)} on {onDay(at, zone)}. The invoice is in your billing history.
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

export function renewalSoon({ brand, link, cents, at, zone }: Of<'renewal-soon'>): Written {
  const price = cents > 0 ? ` for ${inDollars(cents)}` : '';
  const body = (
    <Layout brand={brand} daysIn={zone} heading={`Your subscription renews on ${onDay(at, zone)}`}>
      <Paragraph>
        Your subscription renews on {onDay(at, zone)}
        {price}. You need not do anything. If you have credit, it pays first.
      </Paragraph>
      <Paragraph>To change or cancel it, do so before that day.</Paragraph>
      <Action href={link}>Open your subscription</Action>
    </Layout>
  );
  return { subject: `Your subscription to ${brand} renews on ${onDay(at, zone)}`, body };
}

export function leadsExpireSoon({ brand, link, leads, at, zone }: Of<'leads-expire-soon'>): Written {
  const many = counted(leads, 'lead');
  const body = (
    <Layout brand={brand} daysIn={zone} heading={`${many} will expire on ${onDay(at, zone)}`}>
      <Paragraph>
        You have {many} that expire on {onDay(at, zone)}. Leads that you download before stay yours.
      </Paragraph>
      <Action href={link}>Search for leads</Action>
    </Layout>
  );
  return { subject: `${many} at ${brand} will expire on ${onDay(at, zone)}`, body };
}

export function leadsLow({ brand, link, leads }: Of<'leads-low'>): Written {
  const left = leads === 0 ? 'You have no leads left' : `You have ${counted(leads, 'lead')} left`;
  const body = (
    <Layout brand={brand} heading={left}>
      <Paragraph>
        {left}. Your usage page shows how fast they go, and there you say at how many leads we tell you.
      </Paragraph>
      <Action href={link}>Open your usage</Action>
    </Layout>
  );
  return { subject: `${left} at ${brand}`, body };
}

export function subscriptionCancelled({ brand, link, at, zone, status }: Of<'subscription-cancelled'>): Written {
  const hasEnded = accountNow({ status, planName: null, periodEnd: null }).is === 'ended';
  const body = (
    <Layout brand={brand} daysIn={zone} heading="Your subscription is cancelled">
      <Paragraph>
        We have cancelled your subscription, and nothing more will be charged. Your access {hasEnded ? 'ended' : 'ends'}{' '}
        on {onDay(at, zone)}.
      </Paragraph>
      <Paragraph>You can start again at any time.</Paragraph>
      <Action href={link}>Open your subscription</Action>
    </Layout>
  );
  return { subject: `Your subscription to ${brand} is cancelled`, body };
}

export function planChanged({ brand, link, planName, at, zone, change }: Of<'plan-changed'>): Written {
  const day = at === '' ? 'when its period ends' : `on ${onDay(at, zone)}`;
  const { subject, heading, said } = {
    now: {
      subject: `Your plan at ${brand} is now ${planName}`,
      heading: `Your plan is now ${planName}`,
      said: `It was changed ${day}. What was charged for it, or came back as credit, is on your billing page.`,
    },
    planned: {
      subject: `Your plan at ${brand} will be ${planName}`,
      heading: `Your plan changes to ${planName} ${day}`,
      said: 'Until then nothing changes. On your billing page you can keep your plan.',
    },
    kept: {
      subject: `Your plan at ${brand} stays ${planName}`,
      heading: `Your plan stays ${planName}`,
      said: 'The change that was planned is not made.',
    },
  }[change];
  const body = (
    <Layout brand={brand} daysIn={change === 'kept' ? undefined : zone} heading={heading}>
      <Paragraph>{said}</Paragraph>
      <Paragraph>If nobody of your company asked for this, change your password and write to us.</Paragraph>
      <Action href={link}>Open your subscription</Action>
    </Layout>
  );
  return { subject, body };
}

export function paymentDisputed({ brand, link, dispute }: Of<'payment-disputed'>): Written {
  const { subject, heading, paragraphs } = disputeWords(brand)[dispute];
  const body = (
    <Layout brand={brand} heading={heading}>
      {paragraphs.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <Action href={link}>Open your billing page</Action>
    </Layout>
  );
  return { subject, body };
}

const disputeWords = (brand: string): Record<Disputed, { subject: string; heading: string; paragraphs: string[] }> => ({
  open: {
    subject: `Your payment to ${brand} is disputed`,
    heading: 'Your payment is disputed at your bank',
    paragraphs: [
      'Until your bank decides, the leads that were left of this payment are not in your account, and free leads for shared searches wait. Files that you downloaded stay yours.',
      'If the payment is right, tell your bank so. The leads come back if it stands. If credit of this payment paid for leads that you used, their price is owed until then: your next payment settles it first.',
    ],
  },
  lost: {
    subject: `Your payment to ${brand} was taken back`,
    heading: 'Your bank took a payment back',
    paragraphs: [
      'The leads and the credit that were left of this payment are gone. Files that you downloaded stay yours.',
      'If its credit paid for leads that you used, their price is owed. Your billing page says how much. Your next payment settles it first, and brings leads for the rest.',
    ],
  },
  won: {
    subject: `Your payment to ${brand} stands`,
    heading: 'Your payment stands',
    paragraphs: [
      'Your bank decided that the disputed payment stands. Its leads that have not expired since are back in your account, its credit pays again, and nothing is owed for it.',
    ],
  },
});

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
