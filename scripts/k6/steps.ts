// What a virtual user does, as steps that somebody else carries out: k6 blocks at each, Node waits. So both run the same
// scenarios.
import type { LoadRequest } from './requests.ts';

/** `status` 0: no answer came. Names of headers are in small letters. */
export type LoadAnswer = { status: number; headers: Record<string, string>; body: unknown };

export type Metric = 'ledger_mismatch' | 'download_ready' | 'wrong_answers' | 'turned_away';

export type Step =
  | { kind: 'ask'; request: LoadRequest; endpoint: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'note'; metric: Metric; value: number }
  | { kind: 'check'; name: string; right: boolean };

/** Each `ask` is resumed with its answer. */
export type Steps<Result = void> = Generator<Step, Result, LoadAnswer | undefined>;

/** A seeded account's owner. It belongs to one virtual user, who keeps its session fresh. */
export type Person = { email: string; token: string; expiresAt: number; cookie: string };

/** Of one iteration; `n` differs between all iterations of a scenario. */
export type Turn = {
  url: string;
  /** The address that browsers use. */
  origin: string;
  password: string;
  person: Person;
  n: number;
  rows: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** In a spike 429 and 503 with Retry-After are right answers, and nothing else but the usual one. */
  mayBeTurnedAway: boolean;
};

export const note = (metric: Metric, value: number): Step => ({ kind: 'note', metric, value });

/** The answer, if it is one that may come; else the iteration has failed, and k6 counts it. */
export function* ask(turn: Turn, request: LoadRequest, endpoint: string, status = 200): Steps<LoadAnswer | undefined> {
  const answer = (yield { kind: 'ask', request, endpoint }) ?? { status: 0, headers: {}, body: null };
  if (turn.mayBeTurnedAway) {
    if (isTurnedAway(answer)) yield note('turned_away', 1);
    else if (answer.status !== status) yield note('wrong_answers', 1);
  } else yield { kind: 'check', name: `${endpoint} answers ${status}`, right: answer.status === status };
  return answer;
}

/** The product says that it is too busy, and when to come again. */
function isTurnedAway({ status, headers }: LoadAnswer): boolean {
  return (status === 429 || status === 503) && Number(headers['retry-after']) > 0;
}

/** As `ask`; while the product says that it is too busy, asks again when it said, until `deadline`. */
export function* askAgain(
  turn: Turn,
  request: LoadRequest,
  endpoint: string,
  { status = 200, deadline }: { status?: number; deadline: number },
): Steps<LoadAnswer | undefined> {
  for (;;) {
    const answer = yield* ask(turn, request, endpoint, status);
    if (!answer || answer.status === status) return answer;
    if (!turn.mayBeTurnedAway || !isTurnedAway(answer) || turn.now() > deadline) return undefined;
    yield { kind: 'wait', seconds: Number(answer.headers['retry-after']) };
  }
}
