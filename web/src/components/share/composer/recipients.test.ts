import { isMailbox, recipientsIn, recipientsProblem } from './recipients.ts';

const typed = (text: string) => recipientsIn(text).map(({ address }) => address);

describe('the recipients', () => {
  it('are split on commas, with spaces removed, each once', () => {
    expect(typed(' ann@x.test ,bob @ x.test,, ANN@x.test\t')).toEqual(['ann@x.test', 'bob@x.test']);
    expect(typed(' , ')).toEqual([]);
    expect(typed('"Lee, Ann" <ann@x.test>, mailto:bob@x.test, Cy <cy\uFF20x.test>, di@x.test.')).toEqual([
      'ann@x.test',
      'bob@x.test',
      'cy@x.test',
      'di@x.test',
    ]);
  });

  it.each(['ann@x.test', "o'neil@x.test", 'a+1@x.co.uk', '=cmd@x.test', 'jürgen@münchen.test'])(
    'that can be understood: %s',
    (address) => expect(isMailbox(address)).toBe(true),
  );

  it.each([
    'ann',
    'ann@x',
    '@x.test',
    'ann@',
    'ann@x.test;bob@x.test',
    'Ann<ann@x.test>',
    'ann@x.test\r\nbcc:eve@x.test',
    'ann@x.test\u0000',
    '<script>@x.test',
    `${'a'.repeat(250)}@x.test`,
  ])('that cannot: %j', (address) => expect(isMailbox(address)).toBe(false));

  it('that are wrong are named, and more than 20 are too many', () => {
    expect(recipientsProblem('ann@x.test,bob')).toBe('This is not an e-mail address: bob');
    expect(recipientsProblem('ann,bob')).toBe('These are not e-mail addresses: ann, bob');
    const many = Array.from({ length: 21 }, (_, place) => `p${place}@x.test`);
    expect(recipientsProblem(many.join(','))).toBe('An e-mail goes to 20 people at most.');
    expect(recipientsProblem(many.slice(1).join(','))).toBeUndefined();
  });
});
