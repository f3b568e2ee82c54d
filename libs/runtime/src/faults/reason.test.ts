import { reasonOf } from './reason.ts';

const away = () => new Error('connect ECONNREFUSED 10.0.0.1:5432');

describe('the reason of an error', () => {
  it('is what it says and what its causes add, in one line', () => {
    const cause = new Error('SASL PLAIN authentication failed: no\nsuch user');
    expect(reasonOf(new Error('the topics cannot be made', { cause: new Error(cause.message, { cause }) }))).toBe(
      'the topics cannot be made: SASL PLAIN authentication failed: no such user',
    );
  });

  it('is that of the first address where a name has several', () => {
    expect(reasonOf(new AggregateError([away(), away()]))).toBe('connect ECONNREFUSED 10.0.0.1:5432');
    expect(reasonOf('text')).toBe('text');
    expect(reasonOf(new Error(''))).toBe('Error');
  });
});
