import { archiveFailingSecondsOf, missingStandbysOf, type ServerRow } from './server-metrics.ts';

const row: ServerRow = {
  open: 1,
  max: 97,
  standbysNamed: true,
  standbys: 1,
  archives: true,
  archivedAt: 900_000,
  failedAt: null,
  countedSince: 100_000,
  now: 1_000_000,
};

describe('standbys that are missing', () => {
  it.each([
    ['none where one is named and follows', {}, 0],
    ['1 where one is named and none follows', { standbys: 0 }, 1],
    ['nothing where commits wait for none', { standbysNamed: false, standbys: 0 }, undefined],
  ])('are %s', (_name, changed, missing) => {
    expect(missingStandbysOf({ ...row, ...changed })).toBe(missing);
  });
});

describe('how long WAL could not be archived', () => {
  it.each([
    ['0 while it is archived', {}, 0],
    ['0 once it is archived again', { failedAt: 800_000 }, 0],
    ['counted from the last archived file', { failedAt: 950_000 }, 100],
    ['counted from the begin of the statistics where none ever was', { archivedAt: null, failedAt: 950_000 }, 900],
    ['nothing where none is', { archives: false, failedAt: 950_000 }, undefined],
  ])('is %s', (_name, changed, seconds) => {
    expect(archiveFailingSecondsOf({ ...row, ...changed })).toBe(seconds);
  });
});
