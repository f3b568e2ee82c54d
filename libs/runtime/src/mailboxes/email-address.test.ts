import { cases } from '@leadwright/testing/seeds/run-seed';
import fc from 'fast-check';
import { isPossibleAddress } from './mailbox.ts';
import { normaliseEmail, readAddress } from './email-address.ts';

describe('an address as people bring it', () => {
  it.each([
    'jo@a.test',
    ' Jo@A.test\n',
    'JO@a.test.',
    'mailto:jo@a.test',
    'MAILTO:jo@a.test?subject=Hello',
    'mailto:jo%40a.test',
    '<jo@a.test>',
    'Jo Lee <jo@a.test>',
    '"Lee, Jo" <JO@A.TEST>',
    'Jo <mailto:jo@a.test>',
    '"jo@a.test"',
    "'jo@a.test'",
    '(jo@a.test)',
    '[jo@a.test]',
    'jo @ a.test',
    'jo\uFF20a.test',
    '\uFF4A\uFF4F@a.test',
    'jo\u200B@a\uFEFF.test',
    '\u00A0jo@a.test\u00A0',
  ])('is one identity: %j', (typed) => {
    expect(normaliseEmail(typed)).toBe('jo@a.test');
    expect(isPossibleAddress(readAddress(typed))).toBe(true);
  });

  it('reads the signs of a link as what they mean', () => {
    expect(readAddress('mailto:jo%2Bleads@a.test')).toBe('jo+leads@a.test');
    expect(readAddress('mailto:100%@a.test')).toBe('100%@a.test');
  });

  it.each([' ', '.', '"', '<', '@', 'mailto:', '\u200B', '('])(
    'answers at once whatever fills 64 kB: %j',
    (filling) => {
      const text = `a${filling.repeat(64_000 / filling.length)}b`;
      expect(normaliseEmail(text)).toBe(text.toLowerCase());
    },
  );

  it('keeps what is the person’s own: plus, dots, and an apostrophe', () => {
    expect(['Jo.Lee+1@gmail.com', "o'neil@a.test", "'jo@a.test"].map(normaliseEmail)).toEqual([
      'jo.lee+1@gmail.com',
      "o'neil@a.test",
      "'jo@a.test",
    ]);
  });

  it.each(['jo@a.test, al@b.test', 'Jo <jo@a.test> Lee', '<jo@a.test', 'jo lee@a.test', 'a@b@c.test', 'mailto:', ''])(
    'that is none stays none: %j',
    (typed) => expect(isPossibleAddress(readAddress(typed))).toBe(false),
  );

  it('is read to the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const once = normaliseEmail(`${text}@a.test`);
        expect(isPossibleAddress(once) ? normaliseEmail(once) : once).toBe(once);
      }),
      cases(300),
    );
  });
});
