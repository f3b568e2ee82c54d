// What people must know of their subscription, in the same words on every page.
import type { ReactNode } from 'react';
import type { AccountState } from '@leadwright/leads/rules/account-now';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useMay } from '../../server/session.ts';
import { Notice } from '../feedback/notice.tsx';

/** A charge was refused. `action`: what leads to the card; without it the card is on the same page. */
export function PastDueNotice({ action }: { action?: ReactNode }) {
  if (action !== undefined)
    return (
      <Notice tone="bad" action={action}>
        We&apos;ve been unable to bill your card on file. Please update your card to avoid your subscription being
        canceled for non-payment.
      </Notice>
    );
  return (
    <Notice tone="bad">
      We&apos;ve been unable to bill your card on file. Please update your card below to avoid your subscription being
      canceled for non-payment.
    </Notice>
  );
}

/** Its access has ended. */
function NoLongerActiveNotice() {
  return (
    <Notice tone="warn" action={<SubscribeNow />}>
      Your subscription is no longer active
    </Notice>
  );
}

/** There never was a plan. */
function NoSubscriptionNotice({ children }: { children: string }) {
  const mayPay = useMay('manage-billing');
  return (
    <Notice
      tone="info"
      action={
        mayPay ? (
          <Link className="button primary" to={paths.signUp}>
            Signup
          </Link>
        ) : (
          <AskAdmin />
        )
      }
    >
      {children}
    </Notice>
  );
}

/** What a page says of an account without access by a plan; nothing where there is one. */
export function SubscriptionState({ is }: { is: AccountState }) {
  switch (is) {
    case 'never':
      return <NoSubscriptionNotice>You have no subscription yet.</NoSubscriptionNotice>;
    case 'trial-refused':
      return (
        <NoSubscriptionNotice>
          You had a free trial before, so this account has none. Choose a plan to get leads.
        </NoSubscriptionNotice>
      );
    case 'trials-over':
      return (
        <NoSubscriptionNotice>
          Your company or network had its free trials of today, so this account has none. Choose a plan to get leads.
        </NoSubscriptionNotice>
      );
    case 'ended':
      return <NoLongerActiveNotice />;
    default:
      return null;
  }
}

/** Stands above every page while the account is on the free trial. */
export function TrialBanner() {
  return (
    <Notice tone="info" action={<SubscribeNow />}>
      You are on the free trial.
    </Notice>
  );
}

/** For those who may pay; the others are told whom to ask. */
function SubscribeNow() {
  if (!useMay('manage-billing')) return <AskAdmin />;
  return (
    <Link className="button primary" to={paths.signUp}>
      Subscribe now
    </Link>
  );
}

function AskAdmin() {
  return <span className="help">Ask an admin of your account to subscribe.</span>;
}

/** Leads to the card, for those who may change it. */
export function UpdateCardLink() {
  if (!useMay('manage-billing')) return <span className="help">Ask an admin of your account to update the card.</span>;
  return (
    <Link className="button" to={paths.billing}>
      Update your card
    </Link>
  );
}
