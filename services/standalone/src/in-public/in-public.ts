// `npm start` for people of one's own, behind a proxy: nobody of the demo, no open mailbox, real bot checks, and each
// service's own variables from the caller.
import { randomBytes } from 'node:crypto';

export type InPublic = {
  /** What browsers use, such as https://leads.example. */
  url: string;
  /** The first super-admin, who sets a password by the link of a mail. */
  adminEmail: string;
  variables: Record<string, string>;
};

/** Undefined without `LEADWRIGHT_PUBLIC_URL`. Throws a sentence for one that is not usable. */
export function inPublicOf(env: Record<string, string | undefined>): InPublic | undefined {
  const { LEADWRIGHT_PUBLIC_URL: url, LEADWRIGHT_ADMIN_EMAIL: adminEmail } = env;
  if (url === undefined || url === '') return undefined;
  if (!/^https:\/\/[^/]+$/.test(url))
    throw new Error(`LEADWRIGHT_PUBLIC_URL is an address like https://leads.example, without a path, not "${url}".`);
  if (adminEmail === undefined || adminEmail === '')
    throw new Error('LEADWRIGHT_PUBLIC_URL needs LEADWRIGHT_ADMIN_EMAIL, the address of the first super-admin.');
  if (!/^[^@\s]+@[^@\s]+$/.test(adminEmail))
    throw new Error(`LEADWRIGHT_ADMIN_EMAIL is an address like you@leads.example, not "${adminEmail}".`);
  const variables = Object.entries(env).filter((each): each is [string, string] => (each[1] ?? '') !== '');
  return { url, adminEmail, variables: Object.fromEntries(variables) };
}

/** Nobody knows the password: "Forgot password" sends the link that sets one. A repeat finds them. */
export const firstPeople = ({ adminEmail }: Pick<InPublic, 'adminEmail'>) => [
  {
    email: adminEmail,
    name: 'Super-admin',
    planId: 'free-trial',
    staff: 'super-admin',
    password: randomBytes(32).toString('base64url'),
  },
];

/** Synthetic leads are made in public only when they are asked for. */
export const asksForLeads = ({ leads = {} }: { leads?: Readonly<Record<string, number | undefined>> }): boolean =>
  Object.keys(leads).length > 0;

export const bannerInPublic = (url: string, seconds: number, { url: shown, adminEmail }: InPublic): string =>
  [
    '',
    `Leadwright is ready at ${url} (${seconds.toFixed(1)} s), for browsers at ${shown}`,
    `${adminEmail} sets a password at ${shown}/reset_password.`,
    '',
  ].join('\n');
