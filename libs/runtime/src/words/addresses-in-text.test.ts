import { foreignAddressIn } from './addresses-in-text.ts';
import { elsewhere, honest } from './testing/hostile-words.ts';

const ourUrl = 'https://leads.example';
const nearOurs = [
  'https://leads.example.evil.com/',
  'https://leads.example@evil.com/',
  'https://user:pw@leads.example/',
  'https://leads.example.',
  'leads.example.evil.com',
  'leads.example@evil.com/x',
  'https://leads.example:8443/',
  'leаds.example',
  String.raw`https://leads.example\@evil.com`,
  String.raw`leads.example\@evil.com`,
];
const ours = ['https://leads.example/share/search?token=a.b_c', 'See leads.example/search today.', 'leads.example'];

describe('security S17: addresses in what a person writes', () => {
  it.each(elsewhere)('are found: %j', (text) => {
    expect(foreignAddressIn(text)).toMatch(/\S/);
    expect(foreignAddressIn(`Hello, ${text}`, ourUrl)).toMatch(/\S/);
  });
  it.each(honest)('are not seen in an honest text: %j', (text) => expect(foreignAddressIn(text)).toBeNull());

  it.each(nearOurs)('that only look like ours are found: %j', (text) =>
    expect(foreignAddressIn(text, ourUrl)).toMatch(/\S/),
  );
  it.each(ours)('of ours are taken where our pages may be named, and nowhere else: %j', (text) => {
    expect(foreignAddressIn(text, ourUrl)).toBeNull();
    expect(foreignAddressIn(text)).toMatch(/\S/);
  });

  it('whose ending stands on the next line are found', () => expect(foreignAddressIn('evil\n.com')).toMatch(/\S/));

  it('of a machine on our own port are taken', () => {
    expect(foreignAddressIn('http://127.0.0.1:3000/share', 'http://127.0.0.1:3000')).toBeNull();
    expect(foreignAddressIn('127.0.0.1:3000/share', 'http://127.0.0.1:3000')).toBeNull();
    expect(foreignAddressIn('127.0.0.1:3001/share', 'http://127.0.0.1:3000')).toBe('127.0.0.1:3001/share');
  });

  it.each([':', 'a.', '@', 'a', '1:', 'a@', '-', '[', 'http:'])('are found behind 20,000 times %j', (sign) =>
    expect(foreignAddressIn(`${sign.repeat(20_000)} evil.com`)).toMatch(/\S/),
  );
});
