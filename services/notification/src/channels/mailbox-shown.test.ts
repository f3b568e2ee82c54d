import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { isMailboxShown } from './mailbox-shown.ts';

function saidOf(what: Parameters<typeof isMailboxShown>[0], shown: boolean): string {
  const lines: string[] = [];
  const logger = createLogger('notification', 'info', { write: (line: string) => void lines.push(line) });
  expect(isMailboxShown(what, shown, logger)).toBe(shown && what.length > 0);
  return lines.join('');
}

it('messages that nobody gets are named with what would send them', () => {
  expect(saidOf(['mails', 'text messages'], false)).toContain(
    'NOTIFICATION_SENDGRID_* sends mails, NOTIFICATION_TWILIO_* sends text messages; for a demo alone',
  );
  expect(saidOf(['text messages'], false)).not.toContain('SENDGRID');
  expect(saidOf(['mails'], true)).toContain('anybody may read them at /dev/mailbox');
  expect(saidOf([], true)).toBe('');
});
