import { attachmentOf } from './attachment.ts';

describe('the attachment header', () => {
  it('carries a plain name and the true one', () => {
    expect(attachmentOf("Café (1)'s.csv")).toBe(
      `attachment; filename="Caf_ (1)'s.csv"; filename*=UTF-8''Caf%C3%A9%20%281%29%27s.csv`,
    );
  });
  it('has no way out of its quotes', () => {
    expect(attachmentOf('a"b\\c.csv')).toContain('filename="a_b_c.csv"');
  });
});
