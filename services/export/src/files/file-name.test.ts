import { fileNameOf } from './file-name.ts';

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
