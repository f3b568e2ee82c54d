import { describe, expect, it } from '@jest/globals';
import { dataset, datasetStream, type Dataset } from './dataset.ts';

const command = {
  type: 'ActivateDataset',
  dictId: 'consumers',
  version: 1,
  rows: 1000,
  source: 'synthetic:1:1000',
} as const;
const active = (version: number): Dataset => ({ version, rows: 1000, source: 'synthetic:1:1000' });

describe('activating a data set', () => {
  it('publishes the version, its rows and where they came from', () => {
    expect(dataset.decide(command, dataset.initial)).toEqual({
      accepted: true,
      events: [{ type: 'DatasetActivated', dictId: 'consumers', version: 1, rows: 1000, source: 'synthetic:1:1000' }],
    });
  });

  it('a second time says nothing new', () => {
    expect(dataset.decide(command, active(1))).toEqual({ accepted: true, events: [] });
  });

  it('never goes back to an older version, nor replaces one under the same number', () => {
    expect(dataset.decide(command, active(2))).toEqual({
      accepted: false,
      refusal: { code: 'version-not-newer', active: 2 },
    });
    expect(dataset.decide({ ...command, source: 'synthetic:2:1000' }, active(1))).toEqual({
      accepted: false,
      refusal: { code: 'version-not-newer', active: 1 },
    });
  });

  it('refuses a version without rows', () => {
    expect(dataset.decide({ ...command, rows: 0 }, dataset.initial)).toEqual({
      accepted: false,
      refusal: { code: 'dataset-empty' },
    });
  });

  it('is what the state remembers', () => {
    const decision = dataset.decide(command, dataset.initial);
    if (!decision.accepted) throw new Error('refused');
    expect(decision.events.reduce(dataset.evolve, dataset.initial)).toEqual(active(1));
  });

  it('has one stream per dictionary, on the account of what belongs to nobody', () => {
    expect(datasetStream('consumers')).toEqual({ accountId: 'system', streamId: 'dataset-consumers' });
  });
});
