// Runs named cases against the gateway and lists every fault of the answers.
import { setTimeout as wait } from 'node:timers/promises';
import { room } from '../room.ts';
import type { AttackCase, SignedPiece, Status, Target } from './attack-case.ts';
import { problemsOfAnswer } from './one-shape.ts';
import { exchange, statusOf, type Exchange, type Piece } from './raw-client.ts';
import type { HttpMessage } from './http-message.ts';

/** Bound for every answer except to slow clients, also on a busy machine. */
const ANSWER_MS_MAX = 6_000;
const QUIET_MS = 40;

let strangers = 0;

/** A new mailbox of the same length each time, because the third wrong password for one address is delayed. */
const nextStranger = (): string => (strangers++).toString(36).padStart(8, 'q');

/** The bytes of a piece, with all placeholders replaced. */
export function filled(piece: Piece | SignedPiece, target: Target): Piece {
  const { port, tokens } = target;
  const bytes = typeof piece === 'function' ? piece(target) : piece;
  if (typeof bytes !== 'string') return bytes;
  return bytes
    .replaceAll('<owner>', tokens.owner)
    .replaceAll('<admin>', tokens.admin)
    .replaceAll('<host>', `127.0.0.1:${port}`)
    .replaceAll('nobody00', nextStranger);
}

export const answerMsMax = (): number => ANSWER_MS_MAX * room();

/** Runs the cases, `atOnce` at a time; each name's promise resolves with its faults. */
export function runCases(cases: readonly AttackCase[], target: Target, atOnce: number): Map<string, Promise<string[]>> {
  const plain = new Map<string, Promise<Exchange>>();
  const waiting: (() => Promise<unknown>)[] = [];
  const results = new Map(
    cases.map((asked) => [
      asked.name,
      new Promise<string[]>((resolve, reject) => {
        waiting.push(() => problemsOfCase(asked, target, plain).then(resolve, reject));
      }),
    ]),
  );
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  for (let i = 0; i < atOnce; i++) void worker();
  return results;
}

async function problemsOfCase(
  asked: AttackCase,
  target: Target,
  plain: Map<string, Promise<Exchange>>,
): Promise<string[]> {
  const { likePlain } = asked;
  const seen = await sent(asked, target);
  const problems = problemsOf(asked, seen);
  if (likePlain === undefined || problems.length > 0) return problems;
  const like = plain.get(likePlain) ?? sent({ name: 'plain', pieces: [likePlain], answers: [200] }, target);
  plain.set(likePlain, like);
  const [expected] = (await like).answers;
  if (!expected) return ['the plain request was not answered'];
  const [ours, theirs] = [comparable(seen.answers[0]), comparable(expected)];
  return ours === theirs ? [] : [`answered ${ours}, the plain request ${theirs}`];
}

const AGAIN_MAX = 5;

/** Retries after the delay in the answer: while the account's two counts are running, or a busy machine cannot count. */
async function sent(asked: AttackCase, target: Target): Promise<Exchange> {
  for (let again = 0; ; again++) {
    const seen = await sentOnce(asked, target);
    const busy = seen.answers.find((answer) => isBusy(answer) && !asked.answers.flat().includes(503));
    if (!busy || again === AGAIN_MAX) return seen;
    await wait(Number(busy.headers.get('retry-after')?.[0] ?? 1) * 1_000);
  }
}

function isBusy(answer: HttpMessage): boolean {
  const status = statusOf(answer);
  return status === 429 ? codeOf(answer) === 'too-many-counts' : status === 503 && answer.headers.has('retry-after');
}

const sentOnce = (asked: AttackCase, target: Target): Promise<Exchange> =>
  exchange(target.port, {
    pieces: asked.pieces.map((piece) => filled(piece, target)),
    answers: asked.answers.length,
    msMax: (asked.msMax ?? ANSWER_MS_MAX) * room(),
    quietMs: QUIET_MS,
    ...(asked.isHead ? { isHead: true } : {}),
    ...(asked.closes ? { untilClosed: true } : {}),
    ...(asked.drip ? { drip: asked.drip } : {}),
    ...(asked.cutAfterMs === undefined ? {} : { cutAfterMs: asked.cutAfterMs }),
  });

function problemsOf(asked: AttackCase, seen: Exchange): string[] {
  const shapes = [...seen.trouble, ...seen.answers.flatMap((answer) => problemsOfAnswer(answer, asked.isHead))];
  // No answer is expected by a client that disconnects or never ends; if one comes, it must have the common shape.
  if (asked.cutAfterMs !== undefined) return shapes;
  if (seen.end === 'timeout')
    return [`no end after ${Math.round(seen.ms)} ms, ${seen.answers.length} answers`, ...shapes];
  if (asked.answers.length === 0) return shapes;
  const statuses = seen.answers.map(statusOf);
  const [answer] = seen.answers;
  return [
    ...(fits(statuses, asked.answers) || (asked.orAnswers && fits(statuses, asked.orAnswers))
      ? []
      : [
          `answered ${statuses.join() || 'nothing'} instead of ${asked.answers.map((status) => [status].flat().join(' or ')).join()}`,
        ]),
    ...(asked.closes && seen.end !== 'closed' ? ['the connection stays open'] : []),
    ...(asked.continues && seen.interim.length === 0 ? ['nothing said that the body may come'] : []),
    ...(asked.code !== undefined && answer && codeOf(answer) !== asked.code
      ? [`the code ${codeOf(answer)} instead of ${asked.code}`]
      : []),
    ...(asked.allow && answer && allowOf(answer) !== asked.allow.join()
      ? [`Allow says ${allowOf(answer)} instead of ${asked.allow.join()}`]
      : []),
    ...shapes,
  ];
}

const fits = (statuses: number[], expected: readonly Status[]): boolean =>
  statuses.length === expected.length && expected.every((status, i) => [status].flat().includes(statuses[i] ?? 0));

/** Without HEAD, which every GET route may add, in alphabetical order. */
const allowOf = ({ headers }: HttpMessage): string =>
  (headers.get('allow') ?? [])
    .join()
    .split(/,\s*/)
    .filter((method) => method !== 'HEAD')
    .sort()
    .join();

function codeOf({ body }: HttpMessage): string {
  return (JSON.parse(body.toString('utf8')) as { code: string }).code;
}

// Values that differ from answer to answer.
const varying = /"(correlationId|asOf|tookMs)":("[^"]*"|\d+)/g;

const comparable = (answer: HttpMessage | undefined): string =>
  answer ? `${statusOf(answer)} ${answer.body.toString('utf8').replaceAll(varying, '"$1":…')}` : 'nothing';
