import { hasOnlyOurLinks } from './our-links.ts';

const publicUrl = 'https://leads.example';
const foreign = [
  'https://evil.example/x',
  'see http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'ftp://evil.example/file',
  'www.evil.example',
  '//evil.example/x',
  'evil.com',
  'go to evil.com.',
  '(evil.co.uk)',
  'evil.example/path',
  'https://leads.example.evil.com/',
  'https://leads.example@evil.com/',
  'https://user:pw@leads.example/',
  'https:\\\\evil.com',
  'https://evil\u200B.com',
  'evil\u200D.com',
  'evil\u3002com',
  'ｅｖｉｌ．ｃｏｍ',
  'https://leads.example.',
  'leads.example.evil.com',
  'bit.ly/abc',
  'xn--80ak6aa92e.com',
  'tel+x://evil',
  'пример.com/x',
  'https://leads.example:8443/',
  'https://127.0.0.1/',
];
const ours = [
  'Call me at 602-555-0134.',
  'write to ada@sender.com, please',
  'https://leads.example/share/search?token=a.b_c',
  'See leads.example/search today.',
  'Mr. Smith, i.e. the owner, wants 1.5 million e.g. leads.',
  'Our data: 5,000 leads; and/or more. Ready?Yes.',
  'Line one\nLine two...',
  'version 2.0.1/2',
];

describe('security S17: links in what a person writes', () => {
  it.each(foreign)('refuses %s', (text) => expect(hasOnlyOurLinks(text, publicUrl)).toBe(false));
  it.each(ours)('takes %s', (text) => expect(hasOnlyOurLinks(text, publicUrl)).toBe(true));
});
