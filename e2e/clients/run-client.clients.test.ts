import { outcomesOf } from './run-client.ts';

describe('the output of a foreign client', () => {
  it('is read line by line, and other lines are ignored', () => {
    expect([...outcomesOf('ok 2e1\nwarning\nfailed Expect: 100-continue | 415 | no\nok HTTP/1.0, pretty\n')]).toEqual([
      ['2e1', 'ok'],
      ['Expect: 100-continue', '415 | no'],
      ['HTTP/1.0, pretty', 'ok'],
    ]);
  });
});
