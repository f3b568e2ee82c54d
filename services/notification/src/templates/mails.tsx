/** @jsxRuntime automatic */
/** @jsxImportSource react */
// Subject and body of every mail. All values come from the effect's lookups.
import { assertNever } from '@leadwright/eventsourcing/decider';
import { counted } from '@leadwright/leads/counted';
import { Action, Layout, Paragraph } from './layout.tsx';
import { invitation, memberRemoved, type TeamMail } from './team-mails.tsx';
import type { Written } from './written.ts';
import { emailChanged, emailTaken, newEmail, type EmailMail } from './email-mails.tsx';
import { privacyRequest, privacyRequestAnswered, privacyRequestExtended, type PrivacyMail } from './privacy-mails.tsx';

export type MailContent =
  | TeamMail
  | PrivacyMail
  | { template: 'sign-up'; brand: string; link: string }
  | { template: 'already-a-customer'; brand: string; link: string }
  | { template: 'session-ended-for-safety'; brand: string }
  | { template: 'password-reset'; brand: string; link: string }
  | { template: 'password-changed'; brand: string }
  | EmailMail
  | { template: 'download-ready'; brand: string; link: string; name: string; rows: number }
  | { template: 'download-failed'; brand: string; link: string; name: string; reason: string };

export type TemplateName = MailContent['template'];

export function writeMail(content: MailContent): Written {
  switch (content.template) {
    case 'sign-up':
      return signUp(content);
    case 'already-a-customer':
      return alreadyACustomer(content);
    case 'session-ended-for-safety':
      return sessionEndedForSafety(content);
    case 'password-reset':
      return passwordReset(content);
    case 'password-changed':
      return passwordChanged(content);
    case 'invitation':
      return invitation(content);
    case 'member-removed':
      return memberRemoved(content);
    case 'email-change':
      return newEmail(content);
    case 'email-taken':
      return emailTaken(content);
    case 'email-changed':
      return emailChanged(content);
    case 'download-ready':
      return downloadReady(content);
    case 'download-failed':
      return downloadFailed(content);
    case 'privacy-request':
      return privacyRequest(content);
    case 'privacy-request-extended':
      return privacyRequestExtended(content);
    case 'privacy-request-answered':
      return privacyRequestAnswered(content);
    default:
      return assertNever(content);
  }
}

type Of<Template extends TemplateName> = Extract<MailContent, { template: Template }>;

function signUp({ brand, link }: Of<'sign-up'>): Written {
  const body = (
    <Layout brand={brand} heading="Confirm your e-mail address">
      <Paragraph>
        Thanks for signing up! Confirm your e-mail address and choose a password, and your free trial begins.
      </Paragraph>
      <Action href={link}>Confirm and choose a password</Action>
      <Paragraph>The link works once, for 24 hours. If you did not sign up, you can ignore this e-mail.</Paragraph>
    </Layout>
  );
  return { subject: `Confirm your e-mail address for ${brand}`, body };
}

function alreadyACustomer({ brand, link }: Of<'already-a-customer'>): Written {
  const body = (
    <Layout brand={brand} heading="You already have an account">
      <Paragraph>
        Somebody, probably you, tried to sign up with this e-mail address. It already has an account, so just log in.
      </Paragraph>
      <Action href={link}>Log in</Action>
      <Paragraph>If it was not you, you need not do anything: nothing was changed.</Paragraph>
    </Layout>
  );
  return { subject: `You already have an account at ${brand}`, body };
}

// No link: a warning with one would teach people to follow links in forged warnings.
function sessionEndedForSafety({ brand }: Of<'session-ended-for-safety'>): Written {
  const body = (
    <Layout brand={brand} heading="We logged you out to be safe">
      <Paragraph>
        An old sign-in of yours was used again. Somebody else may have a copy of it, so we ended that session: nobody
        can use it any more.
      </Paragraph>
      <Paragraph>
        Nothing else was changed. To continue, open {brand} as you always do and log in with your password.
      </Paragraph>
      <Paragraph>If you see a download in your account that you did not order, reply to this e-mail.</Paragraph>
    </Layout>
  );
  return { subject: `We logged you out of ${brand} to be safe`, body };
}

function passwordReset({ brand, link }: Of<'password-reset'>): Written {
  const body = (
    <Layout brand={brand} heading="Choose a new password">
      <Paragraph>Somebody, probably you, asked for a new password for this e-mail address.</Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph>
        The link works once, for 30 minutes. If you did not ask, you can ignore this e-mail: your password is as it was.
      </Paragraph>
    </Layout>
  );
  return { subject: `Choose a new password for ${brand}`, body };
}

// No link, for the reason above.
function passwordChanged({ brand }: Of<'password-changed'>): Written {
  const body = (
    <Layout brand={brand} heading="Your password was changed">
      <Paragraph>Your password for {brand} was changed just now, and your other sessions were ended.</Paragraph>
      <Paragraph>
        If it was not you, open {brand} as you always do, choose “Forgot your password?” and reply to this e-mail.
      </Paragraph>
    </Layout>
  );
  return { subject: `Your password for ${brand} was changed`, body };
}

function downloadReady({ brand, link, name, rows }: Of<'download-ready'>): Written {
  const body = (
    <Layout brand={brand} heading="Your file is ready">
      <Paragraph>
        Your download “{name}” is ready, with {counted(rows, 'lead')}.
      </Paragraph>
      <Action href={link}>Open your download</Action>
    </Layout>
  );
  return { subject: `Your file is ready: ${name}`, body };
}

const reasons: Readonly<Record<string, string>> = {
  balance: 'There were not enough leads left in your account.',
  'download-limit': 'It was larger than your plan allows in one download.',
  'nothing-asked': 'It was for no leads.',
  'no-rows': 'No lead matched the search any more.',
  'dataset-gone': 'The leads were updated since your search. Please search again.',
  'time-out': 'It took too long. A narrower search may help.',
};

function downloadFailed({ brand, link, name, reason }: Of<'download-failed'>): Written {
  const body = (
    <Layout brand={brand} heading="Your file could not be made">
      <Paragraph>
        Uh oh, your download “{name}” did not work.{' '}
        {reasons[reason] ?? 'Something went wrong on our side. Please try again.'}
      </Paragraph>
      <Paragraph>No leads were used for it.</Paragraph>
      <Action href={link}>Open your downloads</Action>
    </Layout>
  );
  return { subject: `Your file could not be made: ${name}`, body };
}
