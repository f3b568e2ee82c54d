// An e-mail while it is written: what is missing in it, and what is sent of it.
import { subjectMax } from '@leadwright/leads/rules/sharing';
import type { ShareMail } from '../../../server/searches/shares.ts';
import { ServerProblem, wordsFor } from '../../../server/problem.ts';
import { isMailbox, recipientsIn, recipientsProblem } from './recipients.ts';

/** What is shared: a saved search, or the search of a download. */
export type Shared = { searchId: string } | { downloadId: string };

export type Draft = {
  to: string;
  subject: string;
  text: string;
  /** The fields that super-admins see; empty ones are not sent. */
  cc: string;
  bcc: string;
  fromEmail: string;
  fromName: string;
  replyTo: string;
  /** Null: the e-mail looks as ours do. */
  html: string | null;
};

type DraftField = 'to' | 'subject' | 'text' | 'cc' | 'bcc' | 'from' | 'replyTo' | 'html';
export type DraftProblems = Partial<Record<DraftField, string>>;

export function newDraft(title: string): Draft {
  const subject = `A search for you: ${title}`.slice(0, subjectMax);
  return { to: '', subject, text: '', cc: '', bcc: '', fromEmail: '', fromName: '', replyTo: '', html: null };
}

export function sameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** One sentence for each field that keeps the e-mail from being sent. */
export function problemsOf(draft: Draft): DraftProblems {
  const missing = (text: string | null, sentence: string) => (text?.trim() === '' ? sentence : undefined);
  const nobody = recipientsIn(draft.to).length === 0;
  const found: Record<DraftField, string | undefined> = {
    to: nobody ? "Please include a 'To' email address for your message." : recipientsProblem(draft.to),
    subject: missing(draft.subject, "Please include a 'Subject' for your message."),
    text: missing(draft.text, "Please include a 'Text' for your message."),
    cc: recipientsProblem(draft.cc),
    bcc: recipientsProblem(draft.bcc),
    from: fromProblem(draft),
    replyTo: addressProblem(draft.replyTo),
    html: missing(draft.html, "Please include an 'Html' for your message."),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function fromProblem({ fromEmail, fromName }: Draft): string | undefined {
  if (fromEmail.trim() === '' && fromName.trim() !== '')
    return "Please include a 'From' email address for your message.";
  return addressProblem(fromEmail);
}

function addressProblem(typed: string): string | undefined {
  const address = typed.trim();
  return address === '' || isMailbox(address) ? undefined : `This is not an e-mail address: ${address}`;
}

const fieldOfCode: Record<string, DraftField> = {
  'to-missing': 'to',
  'bad-recipient': 'to',
  'too-many-recipients': 'to',
  'subject-missing': 'subject',
  'header-injection': 'subject',
  'subject-too-long': 'subject',
  'from-not-ours': 'from',
  'html-too-long': 'html',
  'text-missing': 'text',
  'text-too-long': 'text',
  'link-not-ours': 'text',
  'from-missing': 'from',
  'html-missing': 'html',
};

/** A refusal of the server at its field; empty where no field is to blame. */
export function refusedOf(error: unknown): DraftProblems {
  const field = error instanceof ServerProblem ? fieldOfCode[error.code] : undefined;
  return field === undefined ? {} : { [field]: wordsFor(error) };
}

/** What is sent: a field that was left empty is not part of it. */
export function mailOf(draft: Draft, shared: Shared): ShareMail {
  const [cc, bcc] = [addresses(draft.cc), addresses(draft.bcc)];
  const [email, name, replyTo] = [draft.fromEmail.trim(), draft.fromName.trim(), draft.replyTo.trim()];
  return {
    ...shared,
    ...{ to: addresses(draft.to), subject: draft.subject.trim(), text: draft.text.trim() },
    ...(cc.length > 0 && { cc }),
    ...(bcc.length > 0 && { bcc }),
    ...(email !== '' && { from: { email, ...(name !== '' && { name }) } }),
    ...(replyTo !== '' && { replyTo }),
    ...(draft.html !== null && { html: draft.html }),
  };
}

const addresses = (typed: string): string[] => recipientsIn(typed).map(({ address }) => address);
