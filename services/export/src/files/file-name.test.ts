import { attachmentOf, fileNameOf } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['Roofers in Phoenix', 'Roofers in Phoenix.csv'],
    ['../../etc/passwd', 'etc passwd.csv'],
    ['a\r\nSet-Cookie: x', 'aSet-Cookie x.csv'],
    ['  ', 'leads.csv'],
    ['...', 'leads.csv'],
    ['CON', 'leads.csv'],
    ['safe\u202Egpj', 'safegpj.csv'],
    ['Café "best" 100%', 'Café best 100.csv'],
  ])('makes %j safe', (name, expected) => expect(fileNameOf(name)).toBe(expected));
  it('is short enough for every file system, and never ends in half a character', () => {
    const name = fileNameOf('é'.repeat(500));
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(84);
    expect(name).not.toContain('\uFFFD');
  });
});

describe('the attachment header', () => {
  it('carries a plain name and the true one', () => {
    expect(attachmentOf("Café (1)'s.csv")).toBe(`attachment; filename="Caf_ (1)'s.csv"; filename*=UTF-8''Caf%C3%A9%20%281%29%27s.csv`);
  });
  it('has no way out of its quotes', () => {
    expect(attachmentOf('a"b\\c.csv')).toContain('filename="a_b_c.csv"');
  });
});
