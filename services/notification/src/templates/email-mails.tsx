/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Action, Layout, Paragraph } from './layout.tsx';
import type { Written } from './written.ts';

export type EmailMail =
  | { template: 'email-change'; brand: string; link: string }
  | { template: 'email-taken'; brand: string }
  | { template: 'email-changed'; brand: string };

type Of<Template extends EmailMail['template']> = Extract<EmailMail, { template: Template }>;

export function newEmail({ brand, link }: Of<'email-change'>): Written {
  const body = (
    <Layout brand={brand} heading="Confirm your new e-mail address">
      <Paragraph>Somebody, probably you, wants to log in to {brand} with this e-mail address from now on.</Paragraph>
      <Action href={link}>Confirm this address</Action>
      <Paragraph>
        The link works once, for 30 minutes. If you did not ask, you can ignore this e-mail: nothing is changed.
      </Paragraph>
    </Layout>
  );
  return { subject: `Confirm your new e-mail address for ${brand}`, body };
}

export function emailTaken({ brand }: Of<'email-taken'>): Written {
  const body = (
    <Layout brand={brand} heading="You already have an account">
      <Paragraph>
        Somebody, probably you, wanted to use this e-mail address for another account. It has an account already, so
        nothing was changed.
      </Paragraph>
      <Paragraph>Log in with this address as you always do, or choose another one for the other account.</Paragraph>
    </Layout>
  );
  return { subject: `This e-mail address already has an account at ${brand}`, body };
}

// No link: a warning with one would teach people to follow links in forged warnings.
export function emailChanged({ brand }: Of<'email-changed'>): Written {
  const body = (
    <Layout brand={brand} heading="Your e-mail address was changed">
      <Paragraph>
        Your account at {brand} has another e-mail address since just now, and all your sessions were ended. This
        address cannot log in any more.
      </Paragraph>
      <Paragraph>If it was not you, reply to this e-mail within seven days.</Paragraph>
    </Layout>
  );
  return { subject: `Your e-mail address for ${brand} was changed`, body };
}
