// While an engine is away everything that needs it fails each second: the first failure is logged as it is, those that
// follow as one line a minute and service.
import type { LogFn, Logger, LoggerOptions } from 'pino';
import { isTransient } from '../faults/transient.ts';
import { createOnceAMinute } from './once-a-minute.ts';

type Line = { logger: Logger; method: LogFn; error: unknown };
type Hook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const WARN = 40;
const ERROR = 50;
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
const TEXT_MAX = 100;

/** Holds back the repeats of lines whose `err` says that something outside is away or full. */
export function holdOutagesBack(everyMs?: number): Hook {
  const lines = createOnceAMinute<Line>(
    ({ logger, method, error }, times) =>
      method.call(logger, { error: textOf(error), times }, 'a fault goes on: so many more lines like the one before'),
    everyMs,
  );
  return function log(args, method, level) {
    const error = level === WARN || level === ERROR ? errorIn(args[0]) : undefined;
    if (error === undefined || !isOutage(error) || lines.isNew(keyOf(error), { logger: this, method, error }))
      method.apply(this, args);
  };
}

const errorIn = (first: unknown): unknown =>
  typeof first === 'object' && first !== null ? (first as { err?: unknown }).err : undefined;

function isOutage(error: unknown): boolean {
  return isTransient(error) || diskCodes.includes(rootOf(error).code) || /NOT_ENOUGH_SPACE/.test(textOf(error));
}

type Facts = { code: string; address: string; port: string };

function rootOf(error: unknown): Facts {
  if (typeof error !== 'object' || error === null) return { code: '', address: '', port: '' };
  const { code, address = '', port = '', cause } = error as Record<string, unknown>;
  return typeof code === 'string' ? { code, address: String(address), port: String(port) } : rootOf(cause);
}

/** What is away, whoever wanted it. */
function keyOf(error: unknown): string {
  const { code, address, port } = rootOf(error);
  return code === '' ? textOf(error).slice(0, TEXT_MAX) : `${code} ${address}:${port}`;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
