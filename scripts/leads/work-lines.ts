import { AnswerError } from '../operator/services.ts';

type Line =
  | { kind: 'working'; seconds: number }
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; code: string; message: string };

/** The answer of work that says line by line that it goes on. Throws `AnswerError`. */
export async function workOf(
  lines: AsyncIterable<unknown>,
  what: string,
  tell: (line: string) => void,
): Promise<unknown> {
  for await (const line of lines as AsyncIterable<Line>) {
    if (line.kind === 'done') return line.answer;
    if (line.kind === 'refused') throw new AnswerError(`search says no (${line.code}): ${line.message}`);
    if (line.seconds > 0 && line.seconds % 10 === 0) tell(`${what}: ${line.seconds} s`);
  }
  throw new AnswerError('search ended in the middle. The live version is as it was; run it again.');
}
