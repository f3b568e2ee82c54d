import { useId, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { counted } from '@leadwright/leads/counted';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../components/pages/super-admins-only.tsx';
import { formatDay } from '../../components/words/format.ts';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import type { Answer, Body } from '../../server/operations.ts';
import { kindOf } from './kinds.ts';
import { Refused } from './refused.tsx';
import './privacy.css';

type Open = Answer<'get', '/api/v2/superadmin/privacy-requests'>['requests'][number];
type Reason = Body<'post', '/api/v2/superadmin/privacy-requests/{requestId}/extend'>['reason'];
type Outcome = Body<'post', '/api/v2/superadmin/privacy-requests/{requestId}/answer'>['outcome'];
type Act = { requestId: string } & (
  | { act: 'extend'; reason: Reason }
  | { act: 'answer'; outcome: Outcome }
  | { act: 'erase' }
);

const key = ['privacy-requests'] as const;
const reasons: readonly [Reason, string][] = [
  ['many-requests', 'There are many requests'],
  ['hard-to-find', 'It is hard to find'],
  ['waiting-for-others', 'We wait for others'],
];
const kept: readonly [Outcome, string][] = [
  ['exempt', 'The law excepts it'],
  ['not-verified', 'Not verified'],
];

// The API refuses the others: they are not what became of the request.
function outcomesOf({ kind, leads, erased, uid }: Open): readonly [Outcome, string][] {
  if (kind === 'access') return kept;
  if (leads === null) return [];
  const mayEnd = kind === 'opt-out' || uid === null;
  if (leads > 0 || erased) return mayEnd ? [['done', 'Done']] : [];
  return mayEnd ? [['not-found', 'Not found'], ...kept] : kept;
}

// It takes seconds.
const LOOK_AGAIN_MS = 3_000;
const isLookedFor = ({ kind, leads }: Open): boolean => kind !== 'access' && leads === null;

/** What people have asked about their data and nobody has answered, the one due first at the top. */
export function OpenRequestsPage() {
  return (
    <SuperAdminsOnly>
      <PageTitle>Privacy requests</PageTitle>
      <OpenRequests />
    </SuperAdminsOnly>
  );
}

function OpenRequests() {
  const open = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get('/api/v2/superadmin/privacy-requests', { signal }),
    refetchInterval: ({ state }) => (state.data?.requests.some(isLookedFor) ? LOOK_AGAIN_MS : false),
  });
  const client = useQueryClient();
  const list = useRef<HTMLParagraphElement>(null);
  const act = useCommand({
    send,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key });
      // The button that had the focus may be gone.
      list.current?.focus();
    },
  });
  return (
    <>
      <p ref={list} tabIndex={-1}>
        Each is answered within 45 days of its receipt, or within 90 after one extension.
      </p>
      <p>
        Who wants not to be sold, or to be deleted, is taken out of the lists of leads within minutes after they
        confirmed, and of every later list before it is searched. Who asked is told by mail what was found. The lists
        are not searched for a request to know.
      </p>
      {act.error !== null && <Refused error={act.error} />}
      <Loaded
        query={open}
        skeleton={<Bone height={120} />}
        safe="Nothing was changed."
        isEmpty={({ requests }) => requests.length === 0}
        empty={<p className="help">No request waits for an answer.</p>}
      >
        {({ requests }) => (
          <ul className="privacy-requests">
            {requests.map((request) => (
              <Request
                key={request.requestId}
                request={request}
                busy={act.isPending}
                onAct={(given) => act.mutate({ ...given, requestId: request.requestId } as Act)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

async function send(given: Act): Promise<void> {
  const path = { requestId: given.requestId };
  if (given.act === 'extend')
    await post('/api/v2/superadmin/privacy-requests/{requestId}/extend', { path, body: { reason: given.reason } });
  else if (given.act === 'answer')
    await post('/api/v2/superadmin/privacy-requests/{requestId}/answer', { path, body: { outcome: given.outcome } });
  else await post('/api/v2/superadmin/privacy-requests/{requestId}/erase-person', { path });
}

type RequestProps = { request: Open; busy: boolean; onAct: (act: Omit<Act, 'requestId'>) => void };

function Request({ request, busy, onAct }: RequestProps) {
  const { kind, email, receivedAt, dueAt, daysLeft, extendedBecause, uid } = request;
  const outcomes = outcomesOf(request);
  const title = useId();
  const [sure, setSure] = useState(false);
  return (
    <li aria-labelledby={title}>
      <h2 id={title}>
        {kindOf(kind).short}: {email ?? 'the address is forgotten'}
      </h2>
      <p>
        {leftOf(daysLeft)}, due on {formatDay(dueAt)}. Received on {formatDay(receivedAt)}
        {extendedBecause === null ? '' : ', extended'}.
      </p>
      <p className="help">
        {foundOf(request)}
        {uid === null ? 'Nobody with this address has an account.' : 'This address has an account.'}
      </p>
      <div className="privacy-request-acts">
        {extendedBecause === null && daysLeft >= 0 && (
          <Choice
            label="Reason for more time"
            button="Extend to 90 days"
            options={reasons}
            busy={busy}
            onChoose={(reason) => onAct({ act: 'extend', reason } as Omit<Act, 'requestId'>)}
          />
        )}
        {outcomes.length > 0 && (
          <Choice
            // Another list begins with another choice.
            key={outcomes.map(([outcome]) => outcome).join(' ')}
            label="Outcome"
            button="Mark as answered"
            options={outcomes}
            busy={busy}
            onChoose={(outcome) => onAct({ act: 'answer', outcome } as Omit<Act, 'requestId'>)}
          />
        )}
        {kind === 'delete' && uid !== null && (
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => {
              if (!sure) setSure(true);
              else if (!busy) onAct({ act: 'erase' } as Omit<Act, 'requestId'>);
            }}
          >
            {sure ? 'Erase for ever: press again' : 'Erase this person'}
          </button>
        )}
      </div>
    </li>
  );
}

function foundOf({ kind, leads, erased }: Open): string {
  if (kind === 'access') return '';
  const found =
    leads === null
      ? 'The lists of leads are still looked through. '
      : leads === 0
        ? 'Not found in the lists of leads. '
        : `${counted(leads, 'lead')} found and taken out of the lists. `;
  return erased ? `${found}An account was erased for this request. ` : found;
}

function leftOf(daysLeft: number): string {
  if (daysLeft < 0) return `Late by ${counted(-daysLeft, 'day')}`;
  return daysLeft === 0 ? 'The last day' : `${counted(daysLeft, 'day')} left`;
}

type ChoiceProps<Value extends string> = {
  label: string;
  button: string;
  options: readonly (readonly [Value, string])[];
  busy: boolean;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, button, options, busy, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  const [chosen, setChosen] = useState(options[0]?.[0]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={chosen} onChange={({ target }) => setChosen(target.value as Value)}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => !busy && chosen !== undefined && onChoose(chosen)}
      >
        {button}
      </button>
    </div>
  );
}
