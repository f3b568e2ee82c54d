/** @jsxRuntime automatic */
/** @jsxImportSource react */
// Who gets one may have no account.
import { Action, Layout, Paragraph } from './layout.tsx';
import type { Written } from './written.ts';

export type PrivacyMail =
  | { template: 'privacy-request'; brand: string; link: string; kind: string }
  | { template: 'privacy-request-extended'; brand: string; kind: string; reason: string; dueAt: string }
  | { template: 'privacy-request-answered'; brand: string; kind: string; reason: string };

type Of<Template extends PrivacyMail['template']> = Extract<PrivacyMail, { template: Template }>;

const because = 'somebody gave this address in a privacy request';
const asks: Readonly<Record<string, string>> = {
  'opt-out': 'not to sell your personal information',
  delete: 'to delete your personal information',
  access: 'what personal information we hold about you',
};
const askOf = (kind: string): string => asks[kind] ?? 'about your personal information';

/** Asks to confirm; nothing happens without the click. */
export function privacyRequest({ brand, link, kind }: Of<'privacy-request'>): Written {
  const body = (
    <Layout brand={brand} heading="Confirm your privacy request" because={because}>
      <Paragraph>
        Somebody, probably you, asked {brand} {askOf(kind)}. Confirm that you read the mails of this address, and we
        answer within 45 days.
      </Paragraph>
      <Action href={link}>Confirm the request</Action>
      <Paragraph>The link works once, for 7 days. If you did not ask, you can ignore this e-mail.</Paragraph>
    </Layout>
  );
  return { subject: `Confirm your privacy request to ${brand}`, body };
}

const extensions: Readonly<Record<string, string>> = {
  'many-requests': 'because we have received many requests',
  'hard-to-find': 'because your information takes longer to find',
  'waiting-for-others': 'because we wait for the answers of others',
};

export function privacyRequestExtended({ brand, kind, reason, dueAt }: Of<'privacy-request-extended'>): Written {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dueAt));
  const body = (
    <Layout brand={brand} heading="Your privacy request takes longer" because={because}>
      <Paragraph>
        You asked {brand} {askOf(kind)}. We need more time {extensions[reason] ?? 'than we thought'}. You have our
        answer by {day} at the latest.
      </Paragraph>
    </Layout>
  );
  return { subject: `Your privacy request to ${brand} takes longer`, body };
}

const outcomes: Readonly<Record<string, string>> = {
  done: 'It is done.',
  'nothing-held': 'We hold nothing under this address.',
  exempt: 'The law excepts the information that we hold under this address, so we have kept it.',
  'not-verified': 'We could not make sure that the request was yours, so we have not carried it out.',
  'third-access-request': 'We answer two such requests in 12 months, and this was the third. You can ask again later.',
};

export function privacyRequestAnswered({ brand, kind, reason }: Of<'privacy-request-answered'>): Written {
  const body = (
    <Layout brand={brand} heading="Our answer to your privacy request" because={because}>
      <Paragraph>
        You asked {brand} {askOf(kind)}. {outcomes[reason] ?? 'It is answered.'}
      </Paragraph>
      <Paragraph>If you have a question about it, reply to this e-mail.</Paragraph>
    </Layout>
  );
  return { subject: `Our answer to your privacy request to ${brand}`, body };
}
