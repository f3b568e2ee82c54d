/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Action, Layout, Paragraph } from './layout.tsx';
import type { Written } from './written.ts';

export type AccountMail =
  | { template: 'sign-up'; brand: string; link: string }
  | { template: 'already-a-customer'; brand: string; link: string }
  | { template: 'session-ended-for-safety'; brand: string }
  | { template: 'new-log-in'; brand: string; device: string }
  | { template: 'personal-data-taken'; brand: string }
  | { template: 'password-reset'; brand: string; link: string }
  | { template: 'password-changed'; brand: string };

type Of<Template extends AccountMail['template']> = Extract<AccountMail, { template: Template }>;

export function signUp({ brand, link }: Of<'sign-up'>): Written {
  const body = (
    <Layout brand={brand} heading="Confirm your e-mail address">
      <Paragraph>
        Thanks for signing up! Confirm your e-mail address and choose a password, and your account is open.
      </Paragraph>
      <Action href={link}>Confirm and choose a password</Action>
      <Paragraph>The link works once, for 24 hours. If you did not sign up, you can ignore this e-mail.</Paragraph>
    </Layout>
  );
  return { subject: `Confirm your e-mail address for ${brand}`, body };
}

export function alreadyACustomer({ brand, link }: Of<'already-a-customer'>): Written {
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
export function sessionEndedForSafety({ brand }: Of<'session-ended-for-safety'>): Written {
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

export function passwordReset({ brand, link }: Of<'password-reset'>): Written {
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

// No link: a warning with one would teach people to follow links in forged warnings.
export function passwordChanged({ brand }: Of<'password-changed'>): Written {
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

// No link, as in every warning.
export function newLogIn({ brand, device }: Of<'new-log-in'>): Written {
  const body = (
    <Layout brand={brand} heading="A log-in from a new device">
      <Paragraph>
        Somebody, probably you, just logged in to your account with {device}. We had not seen it before.
      </Paragraph>
      <Paragraph>
        If it was not you, open {brand} as you always do, end that session under Settings, Sessions, and change your
        password.
      </Paragraph>
    </Layout>
  );
  return { subject: `A log-in to ${brand} from a new device`, body };
}

// No link, as in every warning.
export function personalDataTaken({ brand }: Of<'personal-data-taken'>): Written {
  const body = (
    <Layout brand={brand} heading="Your data was downloaded">
      <Paragraph>A copy of all that {brand} holds of you was downloaded just now, from your account.</Paragraph>
      <Paragraph>If it was not you, change your password and reply to this e-mail.</Paragraph>
    </Layout>
  );
  return { subject: `Your data was downloaded from ${brand}`, body };
}
