// What is shared by e-mail: the message as it would be sent, its sending, and what became of it.
import { formatNumber } from '../../components/words/format.ts';
import { openLinksMax, recipientsMax, subjectMax, textMax } from '@leadwright/leads/rules/sharing';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from '../client.ts';
import { useCommand } from '../command.ts';
import type { Answer, Body } from '../operations.ts';
import { learnWords, serverSentence } from '../problem.ts';
import { usageKey } from '../usage.ts';

/** The addresses as a list; the server takes a text with commas too. */
export type ShareMail = Omit<Body<'post', '/api/email'>, 'to'> & { to: string[] };
export type ShownMail = Answer<'post', '/api/email/preview'>;
export type SentShare = Answer<'post', '/api/email'>;
export type Share = Answer<'get', '/api/v2/shares'>['shares'][number];
export type ShareRecipient = Share['recipients'][number];

learnWords({
  'to-missing': () => "Please include a 'To' email address for your message.",
  'from-missing': () => "Please include a 'From' email address for your message.",
  'subject-missing': () => "Please include a 'Subject' for your message.",
  'text-missing': () => "Please include a 'Text' for your message.",
  'html-missing': () => "Please include an 'Html' for your message.",
  // The server's own sentence: it names the addresses.
  'bad-recipient': serverSentence('One of these is not an e-mail address.'),
  'too-many-recipients': () => `An e-mail goes to ${recipientsMax} people at most.`,
  'header-injection': () => 'Please write the subject on one line.',
  'link-not-ours': () =>
    'Please leave links to other sites out of your message. A link to the search is in the e-mail.',
  'subject-too-long': () => `Please shorten the subject to ${subjectMax} characters.`,
  'html-too-long': () => 'Please shorten the HTML.',
  'from-not-ours': () => 'Please send it from an address of ours.',
  'too-many-shares': () => 'Your account has sent as many e-mails as it may in a day. Please try again tomorrow.',
  'text-too-long': () => `Please shorten your message to ${formatNumber(textMax)} characters.`,
  'email-field-forbidden': () => 'Only who, subject and message are yours to fill in.',
  'not-verified': () => 'Please confirm your email address before sharing.',
  'too-many-share-links': () => `This search has ${openLinksMax} open links already. Revoke one first.`,
  'saved-search-not-found': () => 'Saved search not found :(',
});

/** Begins with the key of the usage, which a change of the balance makes stale: a share's award is shown at once. */
const sharesKey = [...usageKey, 'shares'] as const;

/** The e-mail exactly as it would be sent. Changes nothing. */
export function usePreviewMail() {
  return useCommand({ send: (body: ShareMail) => post('/api/email/preview', { body }) });
}

/** Sends it; a repeat under the same key sends it once. */
export function useSendShare() {
  const client = useQueryClient();
  return useCommand({
    send: ({ mail, idempotencyKey }: { mail: ShareMail; idempotencyKey: string }) =>
      post('/api/email', { body: mail, idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesKey }),
  });
}

const PAGE_SIZE = 10;
const UNDER_WAY_MS = 4000;

/** Whether an e-mail of it, or the award for one, is still to be decided. */
const isUnderWay = ({ recipients }: Share): boolean =>
  recipients.some(({ state, award }) => state === 'queued' || award === 'pending');

/** What a shared search brings here: the operator's numbers. */
export function useAwardTerms() {
  return useQuery({
    queryKey: [...usageKey, 'share-awards'],
    queryFn: ({ signal }) => get('/api/v2/share-awards', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the account shared, newest first. Asks again while an e-mail is under way: no live event tells of an e-mail. */
export function useShares() {
  return useInfiniteQuery({
    queryKey: sharesKey,
    queryFn: ({ pageParam, signal }) =>
      get('/api/v2/shares', { query: { limit: PAGE_SIZE, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    select: (all) => all.pages.flatMap((page) => page.shares),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ shares }) => shares.some(isUnderWay)) === true ? UNDER_WAY_MS : false,
  });
}
