import { topics } from '@leadwright/contracts/topology';
import { parseOptions } from './arguments.ts';
import { UsageError } from './usage-error.ts';

const commandOf = (line: string) => {
  const options = parseOptions(`${line} --as olga`.split(' '));
  return options === 'help' ? options : options.command;
};

describe('the command line of operators', () => {
  it.each([
    ['list', { name: 'list', service: undefined }],
    ['list --service billing', { name: 'list', service: 'billing' }],
    ['show billing export acme', { name: 'show', service: 'billing', topic: topics.export, account: 'acme' }],
    [
      `redrive billing ${topics.export} acme`,
      { name: 'redrive', service: 'billing', topic: topics.export, account: 'acme' },
    ],
    ['effects', { name: 'effects' }],
    ['effects redrive m1 m2', { name: 'redrive-effects', ids: ['m1', 'm2'], all: false }],
    ['effects redrive --all', { name: 'redrive-effects', ids: [], all: true }],
    ['check', { name: 'check', account: undefined }],
    ['import-legacy exports/may', { name: 'import-legacy', folder: 'exports/may' }],
    ['chain acme', { name: 'chain', account: 'acme', service: 'billing', from: undefined, to: undefined }],
    [
      'chain acme --service export --from 5 --to 90',
      { name: 'chain', account: 'acme', service: 'export', from: '5', to: '90' },
    ],
    ['backup backups/today', { name: 'backup', folder: 'backups/today' }],
    ['restore backups/today', { name: 'restore', folder: 'backups/today' }],
    ['check acme', { name: 'check', account: 'acme' }],
    ['webhooks', { name: 'webhooks' }],
    ['webhooks show stripe e1', { name: 'show-webhook', processor: 'stripe', eventIds: ['e1'] }],
    ['webhooks redrive stripe e1 e2', { name: 'redrive-webhooks', processor: 'stripe', eventIds: ['e1', 'e2'] }],
    [
      'webhooks drop stripe e1 --reason test',
      { name: 'drop-webhooks', processor: 'stripe', eventIds: ['e1'], reason: 'test' },
    ],
    ['calls', { name: 'calls' }],
    ['calls settle c1', { name: 'settle-calls', ids: ['c1'], all: false }],
    ['calls settle --all', { name: 'settle-calls', ids: [], all: true }],
    ['rebuild billing', { name: 'rebuild', service: 'billing', projection: undefined, acceptDifferences: false }],
    [
      'rebuild billing ledger --accept-differences',
      { name: 'rebuild', service: 'billing', projection: 'ledger', acceptDifferences: true },
    ],
  ])('%s', (line, command) => expect(commandOf(line)).toEqual(command));

  it.each([
    '',
    'list billing',
    'show billing export',
    'redrive billing export acme more',
    'effects redrive',
    'effects redrive m1 --all',
    'effects m1',
    'webhooks drop stripe e1',
    'webhooks redrive stripe',
    'webhooks lose stripe e1',
    'calls settle',
    'calls c1',
    'rebuild',
    'rebuild a b c',
    'check a b',
    'chain',
    'chain a b',
    'backup',
    'restore a b',
    'chain a --from 0',
    'list --nonsense',
    'list --as with/slash',
  ])('refuses "%s" with one sentence', (line) =>
    expect(() => parseOptions(line.split(' ').filter((word) => word !== ''))).toThrow(UsageError),
  );
});
