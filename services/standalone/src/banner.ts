import { demoPassword, demoPeople } from './demo/demo-people.ts';

export function banner(url: string, seconds: number, { mailboxShown }: { mailboxShown: boolean }): string {
  const width = Math.max(...demoPeople.map(({ email }) => email.length));
  const people = demoPeople.map(({ email, who }) => `    ${email.padEnd(width)}  ${who}`);
  return [
    '',
    `Leadwright is ready at ${url} (${seconds.toFixed(1)} s)`,
    '',
    `  Log in with the password ${demoPassword} as`,
    ...people,
    `  or sign up at ${url}/signup`,
    '',
    mailboxShown
      ? `  Mailbox   ${url}/dev/mailbox   (all mail and SMS end here: sandbox; anybody may read it)`
      : '  Mailbox   not shown (NOTIFICATION_MAILBOX_SHOWN=false)',
    `  API docs  ${url}/docs`,
    '',
    '  Ctrl-C stops everything; what was done is kept.',
    '',
  ].join('\n');
}
