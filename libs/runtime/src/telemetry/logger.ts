import { pino, type DestinationStream, type Logger } from 'pino';
import { holdOutagesBack } from './outage-lines.ts';

// No token, password, code, phone or address in a log line, whatever object contains it.
const secretKeys = [
  'password',
  'newPassword',
  'token',
  'refreshToken',
  'accessToken',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'phone',
  'to',
  'address',
  'name',
  'link',
  'verificationCode',
  'sms_to',
  'secret',
  'privateKey',
];
const redactedPaths = [
  ...secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
  'req.headers.authorization',
  'req.headers.cookie',
];

export type { Logger };

/** One line of JSON per event on stdout, with the service's name; secrets and personal data are redacted. An outage that goes on is one line a minute. */
export function createLogger(service: string, level = 'info', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    hooks: { logMethod: outagesOf(service, destination) },
  };
  return destination ? pino(options, destination) : pino(options);
}

const ofServices = new Map<string, ReturnType<typeof holdOutagesBack>>();

/** Of one service in one process: it may have several loggers. */
function outagesOf(service: string, destination: DestinationStream | undefined): ReturnType<typeof holdOutagesBack> {
  const known = destination ? undefined : ofServices.get(service);
  const hold = known ?? holdOutagesBack();
  if (!destination) ofServices.set(service, hold);
  return hold;
}
