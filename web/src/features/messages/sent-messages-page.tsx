import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { PagedTable } from '../../components/layout/paged-table.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../components/pages/super-admins-only.tsx';
import { formatMoment } from '../../components/words/format.ts';
import { useSearchParams } from '../../navigation/links.ts';
import { get } from '../../server/client.ts';
import { messagesKey } from './api.ts';
import { HeldBackPeople } from './held-back-people.tsx';
import { nameOf, reasonWords, stateWords } from './message-words.ts';
import './messages.css';

const LIMIT = 50;

/** For super-admins: what was sent to an account, and whether it arrived. */
export function SentMessagesPage() {
  return (
    <SuperAdminsOnly>
      <SentMessages />
    </SuperAdminsOnly>
  );
}

function SentMessages() {
  const [params, setParams] = useSearchParams();
  const account = params.get('account') ?? '';
  const [typed, setTyped] = useState(account);
  return (
    <>
      <PageTitle>Messages</PageTitle>
      <form
        className="messages-search"
        onSubmit={(event) => {
          event.preventDefault();
          setParams(typed.trim() === '' ? {} : { account: typed.trim() });
        }}
      >
        <Field
          label="Account"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={128}
          autoComplete="off"
        />
        <button type="submit" className="button primary">
          Show
        </button>
      </form>
      {account === '' ? <p className="help">Type the id of an account.</p> : <Sent key={account} accountId={account} />}
    </>
  );
}

function Sent({ accountId }: { accountId: string }) {
  const sent = useInfiniteQuery({
    queryKey: messagesKey(accountId),
    queryFn: ({ pageParam: before, signal }) =>
      get('/api/v2/superadmin/accounts/{accountId}/messages', {
        path: { accountId },
        query: { before, limit: LIMIT },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Loaded query={sent} skeleton={<Bone height={240} />}>
      {({ pages }) => {
        const messages = pages.flatMap((page) => page.messages);
        return (
          <>
            {pages[0] !== undefined && <Kept sentBy={pages[0].sentBy} />}
            <HeldBackPeople accountId={accountId} people={pages[0]?.suppressions ?? []} />
            <PagedTable
              label="Messages of the account"
              className="messages-table"
              empty={messages.length > 0 ? undefined : <p className="help">Nothing was sent to this account yet.</p>}
              head={
                <>
                  <th scope="col">When</th>
                  <th scope="col">Message</th>
                  <th scope="col">Kind</th>
                  <th scope="col">What became of it</th>
                </>
              }
              more={sent.hasNextPage ? () => void sent.fetchNextPage() : null}
              moreWords="Show older messages"
              fetching={sent.isFetchingNextPage}
            >
              {messages.map(({ messageId, at, template, channel, state, reason }) => (
                <tr key={messageId}>
                  <td className="nowrap">{formatMoment(at)}</td>
                  <td>{nameOf(template)}</td>
                  <td>{channel === 'sms' ? 'Text message' : 'E-mail'}</td>
                  <td>
                    {stateWords[state] ?? state}
                    {reason !== null && <span className="help"> {reasonWords(reason)}</span>}
                  </td>
                </tr>
              ))}
            </PagedTable>
          </>
        );
      }}
    </Loaded>
  );
}

// Without keys of a provider nobody gets anything, and who supports a customer must know.
function Kept({ sentBy }: { sentBy: { email: string; sms: string } }) {
  const [mails, texts] = [sentBy.email === 'mailbox', sentBy.sms === 'mailbox'];
  if (!mails && !texts) return null;
  const kept = mails && texts ? 'E-mails and text messages' : mails ? 'E-mails' : 'Text messages';
  return <Notice tone="info">{kept} are kept in the mailbox here. Nobody receives them.</Notice>;
}
