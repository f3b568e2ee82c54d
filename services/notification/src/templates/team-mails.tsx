/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Action, Layout, Paragraph } from './layout.tsx';
import type { Written } from './written.ts';

export type TeamMail =
  | { template: 'invitation'; brand: string; link: string; company: string | null; role: string }
  | { template: 'member-removed'; brand: string };

type Of<Template extends TeamMail['template']> = Extract<TeamMail, { template: Template }>;

const roles: Readonly<Record<string, string>> = {
  admin: 'As an admin you search and download leads, and manage company, team and billing.',
  download: 'You will search and download leads from the account’s allowance.',
};

export function invitation({ brand, link, company, role }: Of<'invitation'>): Written {
  const whose = company ?? 'a team';
  const body = (
    <Layout brand={brand} heading={`You are invited to join ${whose}`}>
      <Paragraph>
        An admin of {company ?? 'the team'} invited you to its account at {brand}. {roles[role]}
      </Paragraph>
      <Action href={link}>Accept the invitation</Action>
      <Paragraph>
        The link works once, for 7 days. If you do not know who invited you, you can ignore this e-mail.
      </Paragraph>
    </Layout>
  );
  return { subject: `You are invited to join ${whose} at ${brand}`, body };
}

// No link: a warning with one would teach people to follow links in forged warnings.
export function memberRemoved({ brand }: Of<'member-removed'>): Written {
  const body = (
    <Layout brand={brand} heading="Your access has ended">
      <Paragraph>An admin removed you from an account at {brand}. You can no longer work in it.</Paragraph>
      <Paragraph>
        You can still log in with your e-mail address and password, and go on with an account of your own. If this is a
        mistake, ask the admin to invite you again.
      </Paragraph>
    </Layout>
  );
  return { subject: `Your access to an account at ${brand} has ended`, body };
}
