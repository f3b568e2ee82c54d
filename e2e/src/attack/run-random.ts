// Sends random requests over several connections, and checks what holds for every answer.
import { seededRandom } from '@leadwright/testing/fault-run';
import { problemsOfAnswer } from './one-shape.ts';
import { exchange, statusOf, type Exchange, type Piece } from './raw-client.ts';
import { randomRequest, type RandomRequest } from './request-grammar.ts';
import type { Target } from './attack-case.ts';
import { answerMsMax, filled } from './run-case.ts';

export type RandomReport = {
  /** Number of requests sent: fewer than requested if too many failed. */
  sent: number;
  /** Answers by status, and connections that ended without one. */
  seen: Record<string, number>;
  /** Each with the request's number and bytes. */
  wrong: string[];
};

const AT_ONCE = 12;
/** An incomplete request's client disconnects after this time. */
const UNFINISHED_MS = 20;
// Against a broken gateway, 20,000 timeouts would take hours.
const WRONG_MAX = 25;

/** Sends `count` requests from `seed`; stops early after too many faults. */
export async function runRandom(target: Target, seed: number, count: number): Promise<RandomReport> {
  const report: RandomReport = { sent: 0, seen: {}, wrong: [] };
  const random = seededRandom(seed);
  const worker = async (): Promise<void> => {
    while (report.sent < count && report.wrong.length < WRONG_MAX) {
      const number = report.sent++;
      const request = randomRequest(random);
      const pieces = request.pieces.map((piece) => filled(piece, target));
      const seen = await exchange(target.port, {
        pieces,
        answers: 1,
        isHead: request.isHead,
        msMax: answerMsMax(),
        ...(request.isUnfinished ? { cutAfterMs: UNFINISHED_MS } : {}),
      });
      for (const answer of seen.answers) report.seen[statusOf(answer)] = (report.seen[statusOf(answer)] ?? 0) + 1;
      if (seen.answers.length === 0) report.seen['unanswered'] = (report.seen['unanswered'] ?? 0) + 1;
      const problems = problemsOf(request, seen);
      if (problems.length > 0) report.wrong.push(`${number} ${shown(request.pieces)}: ${problems.join('; ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return report;
}

function problemsOf(request: RandomRequest, seen: Exchange): string[] {
  const shapes = seen.answers.flatMap((answer) => problemsOfAnswer(answer, request.isHead));
  // A connection that the client cuts may end within an answer.
  if (request.isUnfinished) return shapes;
  const count = seen.answers.length;
  return [
    ...(count === 0 ? [`no answer, ${seen.end} after ${Math.round(seen.ms)} ms`] : []),
    ...(request.isHead ? [] : seen.trouble.filter((what) => !what.startsWith('bytes after the last answer'))),
    ...shapes,
  ];
}

const shown = (pieces: Piece[]): string =>
  JSON.stringify(
    pieces
      .filter((piece) => typeof piece === 'string')
      .join('')
      .slice(0, 400),
  );
