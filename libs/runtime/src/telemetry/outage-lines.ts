// While an engine is away everything that needs it fails, each part in its own words: the first failure is logged at once,
// all that follow as one line a minute, service and fault. An outage is explained by its name, so its lines have no trace.
import type { LogFn, Logger, LoggerOptions } from 'pino';
import { outageOf } from '../faults/outage.ts';
import { reasonOf } from '../faults/reason.ts';
import { isTransient } from '../faults/transient.ts';
import { createOnceAMinute } from './once-a-minute.ts';

type Line = { logger: Logger; method: LogFn; error: unknown; outage: string | undefined };
type Hook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const WARN = 40;
const ERROR = 50;
const TEXT_MAX = 100;

/** Holds back the repeats of lines whose `err` says that something outside is away or full, or passes by itself. */
export function holdOutagesBack(everyMs?: number): Hook {
  const lines = createOnceAMinute<Line>(
    ({ logger, method, error, outage }, times) =>
      method.call(
        logger,
        { ...(outage === undefined ? {} : { outage }), error: reasonOf(error), times },
        'a fault goes on: so many more lines like the one before',
      ),
    everyMs,
  );
  return function log(args, method, level) {
    const error = level === WARN || level === ERROR ? errorIn(args[0]) : undefined;
    const outage = outageOf(error);
    if (outage === undefined && !isTransient(error)) return method.apply(this, args);
    if (!lines.isNew(outage ?? passingKeyOf(error), { logger: this, method, error, outage })) return;
    if (outage !== undefined) {
      const { err, ...facts } = args[0] as unknown as { err: unknown };
      args[0] = { ...facts, outage, error: reasonOf(err) } as unknown as (typeof args)[0];
    }
    method.apply(this, args);
  };
}

const errorIn = (first: unknown): unknown =>
  typeof first === 'object' && first !== null ? (first as { err?: unknown }).err : undefined;

/** Of what passes and is no outage, such as a lock that was not had in time. */
function passingKeyOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, cause, message } = error as { code?: unknown; cause?: unknown; message?: unknown };
  return typeof code === 'string' ? code : passingKeyOf(cause) || String(message).slice(0, TEXT_MAX);
}
