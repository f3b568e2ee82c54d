import { checkedKey } from '@leadwright/objects/limits';
import { fileNameOf, objectKeyOf } from './file-name.ts';

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

describe('the path of a file in the store', () => {
  it.each([
    ['Roofers: Phoenix', 'downloads/d1/Roofers-Phoenix.csv'],
    ['Café', 'downloads/d1/Cafe.csv'],
    ['../../etc/passwd', 'downloads/d1/etc-passwd.csv'],
    ['屋根', 'downloads/d1/leads.csv'],
    ['-rf', 'downloads/d1/rf.csv'],
  ])('of %j is its id and its name, in letters that every store takes', (name, expected) => {
    expect(objectKeyOf('d1', name)).toBe(expected);
    expect(checkedKey(expected)).toHaveLength(3);
  });
});
