import { banner } from './banner.ts';

describe('the end of a start', () => {
  it('says that anybody may read the mailbox, if it is shown', () => {
    expect(banner('http://127.0.0.1:3000', 1, { mailboxShown: true })).toContain(
      'http://127.0.0.1:3000/dev/mailbox   (all mail and SMS end here: sandbox; anybody may read it)',
    );
  });

  it('omits a mailbox that is not shown', () => {
    const text = banner('http://127.0.0.1:3000', 1, { mailboxShown: false });
    expect(text).not.toContain('/dev/mailbox');
    expect(text).toContain('NOTIFICATION_MAILBOX_SHOWN=false');
  });
});
