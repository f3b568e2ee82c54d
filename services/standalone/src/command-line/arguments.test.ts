import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { drawnLeads } from '@leadwright/leads/synthetic/synthetic-leads';
import { parseOptions } from './arguments.ts';
import { usualLeads } from './read-arguments.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');

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

  it('knows every kind of which a number may be asked for', () => {
    expect(usualLeads).toEqual(Object.fromEntries(drawnLeads.map(([dictId, { usualRows }]) => [dictId, usualRows])));
  });

  it.each([
    ['scripts/start.cjs', 'npm start'],
    ['scripts/setup/dev.mjs', 'npm run dev'],
  ])('is answered by %s before anything is prepared: help, and what is unknown', (program, command) => {
    const run = (argument: string) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, program), argument], {
        encoding: 'utf8',
      });
      return [status, stdout.split('\n')[0]?.slice(0, 20), stderr.split('\n')[0]?.slice(0, 26)];
    };
    expect(run('--help')).toEqual([0, `${command} -- [--port N] [`.slice(0, 20), '']);
    expect(run('--nonsense')).toEqual([1, '', "Unknown option '--nonsense"]);
  });
});
