import { parseJsonBody } from './json-body.ts';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('a JSON body', () => {
  it.each([
    ['{ "a" : 1 }\r\n', { a: 1 }],
    ['\ufeff{"a":1}', { a: 1 }],
    ['{"a":1,"a":2}', { a: 2 }],
    ['{"a":"\\u00e9"}', { a: 'é' }],
    ['[2e1,-0]', [20, -0]],
    ['null', null],
    ['"\\ud83d\\ude00"', '😀'],
    ['"😀"', '😀'],
  ])('may be spelled %j', (text, value) => {
    expect(parse(text)).toEqual(value);
  });

  it.each([
    '',
    '{',
    '{"a":1}x',
    "{'a':1}",
    '{"a":NaN}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":1}\ufeff',
    '\ufeff\ufeff{}',
  ])('that does not parse is refused: %j', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ status: 400, code: 'json-invalid' }));
  });

  it('that is not UTF-8 is refused', () => {
    expect(() => parseJsonBody(Buffer.from([0x22, 0xff, 0x22]))).toThrow(
      expect.objectContaining({ code: 'json-invalid' }),
    );
    expect(() => parseJsonBody(Buffer.from('"a"', 'utf16le'))).toThrow(
      expect.objectContaining({ code: 'json-invalid' }),
    );
  });

  it.each(['"\\u0000"', '{"a":["\\ud800"]}', '{"\\udfff":1}', '{"a":{"b":"x\\u0000y"}}'])(
    'with text that cannot be stored is refused: %s',
    (text) => {
      expect(() => parse(text)).toThrow(expect.objectContaining({ status: 400, code: 'text-invalid' }));
    },
  );

  it('may nest 64 deep and no deeper', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(JSON.stringify(parse(nested(64)))).toBe(nested(64));
    for (const depth of [65, 5000, 30_000])
      expect(() => parse(nested(depth))).toThrow(expect.objectContaining({ status: 400, code: 'json-too-deep' }));
  });
});
