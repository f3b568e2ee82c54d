// What people do in each scenario of the budget.
import { readySecondsMax, type ScenarioName } from './budget.ts';
import {
  count,
  downloadOf,
  downloads,
  logIn,
  mismatch,
  preview,
  refresh,
  requestDownload,
  searchOf,
  suggest,
  usage,
  wide,
  type Balance,
} from './requests.ts';
import { ask, askAgain, note, type LoadAnswer, type Steps, type Turn } from './steps.ts';

const towns = ['phoe', 'los', 'san', 'hous', 'chic', 'new', 'st. lo', 'port', 'spring', 'fair', 'mad', 'cl'];
const PAGE_EVERY = 5;
// An access token is renewed while it still works, as the page does.
const SPARE_MS = 90_000;
const POLL_SECONDS = 0.25;

export const doings: Record<ScenarioName, (turn: Turn) => Steps> = {
  *browse(turn) {
    if (!(yield* signedIn(turn))) return;
    const { url, person, n } = turn;
    const page = Math.floor(n / PAGE_EVERY) % 2 === 0 ? usage : downloads;
    if (n % PAGE_EVERY === 0) yield* ask(turn, page(url, person.token), 'page');
    else yield* ask(turn, suggest(url, person.token, towns[n % towns.length] ?? ''), 'typeahead');
  },
  *login(turn) {
    if (yield* openSession(turn, 'login')) yield* renew(turn, 'refresh');
  },
  *count(turn) {
    if (yield* signedIn(turn)) yield* ask(turn, count(turn.url, turn.person.token, searchOf(turn.n)), 'count');
  },
  *preview(turn) {
    if (yield* signedIn(turn)) yield* ask(turn, preview(turn.url, turn.person.token, searchOf(turn.n)), 'preview');
  },
  download,
};

// The balance is read before and after, and nobody else has this account: what moved is what the file holds.
function* download(turn: Turn): Steps {
  if (!(yield* signedIn(turn))) return;
  const { url, person, n, now } = turn;
  const began = now();
  const deadline = began + readySecondsMax * 1_000;
  const before = yield* askAgain(turn, usage(url, person.token), 'balance', { deadline });
  const counted = yield* askAgain(turn, count(url, person.token, wide), 'counted', { deadline });
  if (!before || !counted) return;
  const { count: found, datasetVersion } = counted.body as { count: number; datasetVersion: number };
  const asked = now();
  const accepted = yield* askAgain(
    turn,
    requestDownload(url, person.token, {
      rows: Math.min(turn.rows, found),
      datasetVersion,
      key: `load-${began}-${person.email}-${n}`,
    }),
    'download',
    { status: 202, deadline },
  );
  if (!accepted) return;
  const ended = yield* endOf(turn, (accepted.body as { id: string }).id, asked);
  if (!ended) return;
  yield note('download_ready', now() - asked);
  const after = yield* askAgain(turn, usage(url, person.token), 'balance', { deadline: now() + 60_000 });
  if (after) yield note('ledger_mismatch', mismatch(before.body as Balance, after.body as Balance, ended));
}

// The page uses the event stream, which k6 does not support, so this polls. Of a file that failed or is late nothing is
// known of the balance yet; that it did is a failed check, in a spike too.
function* endOf(turn: Turn, id: string, asked: number): Steps<{ leads?: number } | undefined> {
  const { url, person, now } = turn;
  const deadline = asked + readySecondsMax * 1_000 * (turn.mayBeTurnedAway ? 2 : 1);
  while (now() < deadline) {
    const answer = yield* askAgain(turn, downloadOf(url, person.token, id), 'progress', { deadline });
    const { status, leads } = (answer?.body ?? {}) as { status?: string; leads?: number };
    if (status === 'ready') return leads === undefined ? {} : { leads };
    if (status === 'failed' || !answer) break;
    yield { kind: 'wait', seconds: POLL_SECONDS };
  }
  yield { kind: 'check', name: 'the download is ready in time', right: false };
  return undefined;
}

// Other scenarios do not measure their sessions.
function* signedIn(turn: Turn): Steps<boolean> {
  if (turn.person.expiresAt - turn.now() > SPARE_MS) return true;
  return (yield* renew(turn, 'session')) || (yield* openSession(turn, 'session'));
}

function* openSession(turn: Turn, endpoint: string): Steps<boolean> {
  const { url, origin, password, person } = turn;
  return remember(turn, yield* ask(turn, logIn(url, person.email, password, origin), endpoint));
}

function* renew(turn: Turn, endpoint: string): Steps<boolean> {
  const { url, origin, person } = turn;
  if (person.cookie === '') return false;
  return remember(turn, yield* ask(turn, refresh(url, person.cookie, origin), endpoint));
}

function remember({ person, now }: Turn, answer: LoadAnswer | undefined): boolean {
  if (answer?.status !== 200) return false;
  const { token, expiresInSeconds } = answer.body as { token: string; expiresInSeconds: number };
  person.token = token;
  person.expiresAt = now() + expiresInSeconds * 1_000;
  person.cookie = answer.headers['set-cookie']?.split(';')[0] ?? '';
  return true;
}
