import { parseOptions } from './arguments.ts';

describe('the command line of npm start', () => {
  it('has usable defaults, and keeps existing leads', () => {
    expect(parseOptions([])).toEqual({ port: 3000, dataFolder: '.data', leads: {} });
    expect(parseOptions(['--consumers', '20000'])).toEqual({
      port: 3000,
      dataFolder: '.data',
      leads: { consumers: 20_000 },
    });
  });

  it('accepts thousands separators', () => {
    expect(parseOptions(['--consumers', '2,000,000']).leads).toEqual({ consumers: 2_000_000 });
  });

  it.each([
    [['--port', 'x']],
    [['--port', '70000']],
    [['--consumers', '-1']],
    [['--seed', '1.5']],
    [['--nonsense']],
    [['stray']],
  ])('refuses %j with the usage', (args) => {
    expect(() => parseOptions(args)).toThrow(/npm start --/);
  });
});
