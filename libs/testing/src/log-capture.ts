import { Writable } from 'node:stream';
import { createLogger, type Logger } from '@leadwright/runtime/telemetry/logger';

export type LogLine = { level: number; msg?: string } & Record<string, unknown>;

/** A logger that keeps its parsed lines instead of printing them. */
export function captureLog(service = 'test', level = 'trace'): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(
        ...chunk
          .toString('utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as LogLine),
      );
      done();
    },
  });
  return { logger: createLogger(service, level, destination), lines };
}
