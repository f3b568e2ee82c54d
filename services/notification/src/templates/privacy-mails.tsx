/** @jsxRuntime automatic */
/** @jsxImportSource react */
// Who gets one may have no account.
import { counted } from '@leadwright/leads/counted';
import { Action, Layout, Paragraph } from './layout.tsx';
import type { Written } from './written.ts';
import { onDay } from './words.ts';

export type PrivacyMail =
  | { template: 'privacy-request'; brand: string; link: string; kind: string }
  | ({ template: 'privacy-request-confirmed'; brand: string; dueAt: string } & SoFar)
  | ({ template: 'privacy-request-extended'; brand: string; reason: string; dueAt: string } & SoFar)
  | ({ template: 'privacy-request-erased'; brand: string } & SoFar)
  | { template: 'privacy-request-answered'; brand: string; kind: string; leads: number | null; reason: string };

/** When the mail is written. `hasAccount`: somebody has one by the address. `leads`: taken out of lists; null: not looked yet. */
type SoFar = { kind: string; hasAccount: boolean; leads: number | null };

type Of<Template extends PrivacyMail['template']> = Extract<PrivacyMail, { template: Template }>;

const because = 'somebody gave this address in a privacy request';
const asks: Readonly<Record<string, string>> = {
  'opt-out': 'not to sell your personal information',
  delete: 'to delete your personal information',
  access: 'what personal information we hold about you',
};
const askOf = (kind: string): string => asks[kind] ?? 'about your personal information';

const noMails = 'No e-mail that is not necessary goes to this address any more.';
const noAccount = 'No account of ours has this address.';

const looking = 'We look for you, by what you gave us, in the lists that we sell, and take out what we find.';
const later = 'Whatever comes with a later list is taken out before anybody sees it.';
const notFound = `We did not find you, by what you gave us, in the lists that we sell. ${later}`;
const takenOut = (leads: number): string =>
  leads === 0
    ? notFound
    : `We found ${counted(leads, 'entry', 'entries')} of yours in the lists that we sell and took ${leads === 1 ? 'it' : 'them'} out. ${later} Files that customers bought before stay with them; they are told which rows to delete.`;

// Who asked reads what is done, and what is not.
function stepsOf({ kind, hasAccount, leads }: SoFar): { done: string[]; open: string[] } {
  const lists = { done: leads === null ? [] : [takenOut(leads)], open: leads === null ? [looking] : [] };
  switch (kind) {
    case 'opt-out':
      return {
        done: [noMails, ...lists.done],
        open: lists.open,
      };
    case 'delete':
      return {
        done: [noMails, ...(hasAccount ? [] : [noAccount]), ...lists.done],
        open: [
          ...(hasAccount ? ['Your account is not erased yet. You can erase it yourself, in its settings.'] : []),
          ...lists.open,
        ],
      };
    default:
      return {
        done: hasAccount
          ? ['What we hold of your account you can download at any time: Your data, in its settings.']
          : [noAccount],
        open: ['The lists that we sell are not searched for you. We cannot look up a single person in them yet.'],
      };
  }
}

function Steps({ also = [], ...soFar }: SoFar & { also?: readonly string[] }) {
  const { done, open } = stepsOf(soFar);
  return (
    <>
      <Paragraph>What is done: {[...also, ...done].join(' ')}</Paragraph>
      {open.length > 0 && <Paragraph>What is still to do: {open.join(' ')}</Paragraph>}
    </>
  );
}

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

/** Once the link was followed: the request counts from now on. */
export function privacyRequestConfirmed({ brand, dueAt, ...soFar }: Of<'privacy-request-confirmed'>): Written {
  const body = (
    <Layout brand={brand} heading="We have your privacy request" because={because}>
      <Paragraph>
        You asked {brand} {askOf(soFar.kind)}. You have our answer by {onDay(dueAt)} at the latest.
      </Paragraph>
      <Steps {...soFar} />
    </Layout>
  );
  return { subject: `We have your privacy request to ${brand}`, body };
}

const extensions: Readonly<Record<string, string>> = {
  'many-requests': 'because we have received many requests',
  'hard-to-find': 'because your information takes longer to find',
  'waiting-for-others': 'because we wait for the answers of others',
};

export function privacyRequestExtended({
  brand,
  kind,
  hasAccount,
  leads,
  reason,
  dueAt,
}: Of<'privacy-request-extended'>): Written {
  const body = (
    <Layout brand={brand} heading="Your privacy request takes longer" because={because}>
      <Paragraph>
        You asked {brand} {askOf(kind)}. We need more time {extensions[reason] ?? 'than we thought'}. You have our
        answer by {onDay(dueAt)} at the latest.
      </Paragraph>
      <Steps kind={kind} hasAccount={hasAccount} leads={leads} />
    </Layout>
  );
  return { subject: `Your privacy request to ${brand} takes longer`, body };
}

const erased = [
  'Your account is erased. Your name, e-mail address, phone number and password are deleted, and you are logged out on every device.',
  'Searches that others shared with this address no longer name it.',
];

/** After a super-admin erased the account that the request is about. It stays open for what is not done. */
export function privacyRequestErased({ brand, kind, leads }: Of<'privacy-request-erased'>): Written {
  const body = (
    <Layout brand={brand} heading="Your account is erased" because={because}>
      <Paragraph>
        You asked {brand} {askOf(kind)}. What follows was carried out today.
      </Paragraph>
      <Steps kind={kind} hasAccount={false} leads={leads} also={erased} />
    </Layout>
  );
  return { subject: `Your account at ${brand} is erased`, body };
}

const outcomes: Readonly<Record<string, string>> = {
  done: 'It is done.',
  'not-found': notFound,
  'nothing-held': 'We hold nothing under this address.',
  exempt: 'The law excepts the information that we hold under this address, so we have kept it.',
  'not-verified': 'We could not make sure that the request was yours, so we have not carried it out.',
  'third-access-request': 'We answer two such requests in 12 months, and this was the third. You can ask again later.',
};

export function privacyRequestAnswered({ brand, kind, leads, reason }: Of<'privacy-request-answered'>): Written {
  const body = (
    <Layout brand={brand} heading="Our answer to your privacy request" because={because}>
      <Paragraph>
        You asked {brand} {askOf(kind)}. {outcomes[reason] ?? 'It is answered.'}
      </Paragraph>
      {reason === 'done' && leads !== null && leads > 0 && <Paragraph>{takenOut(leads)}</Paragraph>}
      <Paragraph>If you have a question about it, reply to this e-mail.</Paragraph>
    </Layout>
  );
  return { subject: `Our answer to your privacy request to ${brand}`, body };
}
