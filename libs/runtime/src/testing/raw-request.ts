// Bytes to a server as they are, past every client that would mend them.
import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Sends `bytes` and reads until the server closes or, with `answers`, until so many have come. Rejects after 40 s. */
export function rawRequest(url: string, bytes: string | Buffer, answers = 1): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const finish = (): void => {
      clearTimeout(late);
      socket.destroy();
      resolve(parseAnswers(text));
    };
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end of the answer; so far: ${text}`));
    }, 40_000);
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      if (parseAnswers(text).length >= answers) finish();
    });
    socket.on('error', () => undefined);
    socket.on('close', finish);
    socket.write(bytes);
  });
}

/** The whole answers at the start of `text`. */
export function parseAnswers(text: string): RawAnswer[] {
  const next = parseOne(text);
  return next ? [next.answer, ...parseAnswers(next.rest)] : [];
}

function parseOne(text: string): { answer: RawAnswer; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [start = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const status = Number(start.split(' ')[1]);
  const rest = text.slice(end + 4);
  if (status === 100) return parseOne(rest);
  const length = Number(headers['content-length'] ?? 0);
  if (rest.length < length) return undefined;
  return { answer: { status, headers, body: rest.slice(0, length) }, rest: rest.slice(length) };
}
