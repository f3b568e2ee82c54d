import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import {
  download,
  downloadStream,
  type DownloadOrder,
  type DownloadCommand,
  type DownloadEvent,
  type File,
} from './download.ts';

const order: DownloadOrder = {
  downloadId: 'd1',
  dictId: 'consumers',
  datasetVersion: 1,
  name: 'Roofers',
  rows: 10,
  multiplierHundredths: 100,
  seed: 's',
  query: '{}',
  personId: 'p1',
};
const file: File = { rows: 10, bytes: 100, sha256: 'ab', objectKey: 'd1' };
const requested: DownloadEvent = { type: 'DownloadRequested', ...order };
const started: DownloadEvent = { type: 'DownloadStarted', downloadId: 'd1', leads: 10 };
const completed: DownloadEvent = { type: 'DownloadCompleted', downloadId: 'd1', ...file };
const ready: DownloadEvent = { type: 'DownloadReady', downloadId: 'd1', leads: 10 };
const failed: DownloadEvent = { type: 'DownloadFailed', downloadId: 'd1', reason: 'no-rows' };
const cancelled: DownloadEvent = { type: 'DownloadCancelled', downloadId: 'd1' };
const archived: DownloadEvent = { type: 'DownloadArchived', downloadId: 'd1' };

const given = (...events: DownloadEvent[]) => {
  const state = events.reduce(download.evolve, download.initial);
  return {
    when: (command: DownloadCommand) => {
      const decision = download.decide(command, state);
      return {
        then: (...expected: DownloadEvent[]) => expect(decision).toEqual({ accepted: true, events: expected }),
        thenRefused: (code: string) =>
          expect(decision).toEqual({ accepted: false, refusal: { code, downloadId: 'd1' } }),
      };
    },
  };
};

describe('a download', () => {
  const complete: DownloadCommand = { type: 'CompleteDownload', downloadId: 'd1', file, removals: 0 };
  const open: DownloadCommand = { type: 'OpenDownload', downloadId: 'd1', leads: 10 };
  const start: DownloadCommand = { type: 'StartDownload', downloadId: 'd1', leads: 10 };
  const fail: DownloadCommand = { type: 'FailDownload', downloadId: 'd1', reason: 'no-rows' };
  const cancel: DownloadCommand = { type: 'CancelDownload', downloadId: 'd1' };
  const archive: DownloadCommand = { type: 'ArchiveDownload', downloadId: 'd1' };
  const unarchive: DownloadCommand = { type: 'UnarchiveDownload', downloadId: 'd1' };

  it('whose leads are taken out of the lists is made anew, or told of once it is finished', () => {
    const remove: DownloadCommand = { type: 'RemoveRows', downloadId: 'd1', rowNumbers: [3, 7] };
    const removed = { type: 'DownloadRowsRemoved', downloadId: 'd1', rowNumbers: [3, 7] } as const;
    const unfinished = { ...removed, delivered: false };
    given(requested, started).when(remove).then(unfinished);
    given(requested, started, unfinished).when(complete).thenRefused('download-rows-removed');
    given(requested, started, unfinished)
      .when({ ...complete, removals: 1 })
      .then(completed);
    given(requested, started, completed)
      .when(remove)
      .then({ ...removed, delivered: true });
    given(requested, started, completed, ready)
      .when(remove)
      .then({ ...removed, delivered: true });
    given(requested, started, { type: 'DownloadCancelled', downloadId: 'd1' }).when(remove).then();
  });

  it('has each of its rows told of once, and in a file that is made anew whichever are removed', () => {
    const remove: DownloadCommand = { type: 'RemoveRows', downloadId: 'd1', rowNumbers: [3, 7] };
    const removed = { type: 'DownloadRowsRemoved', downloadId: 'd1', rowNumbers: [3, 7] } as const;
    const unfinished = { ...removed, delivered: false };
    const told = { ...removed, delivered: true };
    given(requested, started, completed, told).when(remove).then();
    given(requested, started, completed, ready, told)
      .when({ ...remove, rowNumbers: [1, 3, 8] })
      .then({ ...removed, rowNumbers: [1, 8], delivered: true });
    given(requested, started, unfinished).when(remove).then(unfinished);
    given(requested, started, unfinished, completed).when(remove).then(told);
  });

  it('is requested, started, completed and opened in this order', () => {
    given().when({ type: 'RequestDownload', order }).then(requested);
    given(requested).when(start).then(started);
    given(requested, started).when(complete).then(completed);
    given(requested, started, completed).when(open).then(ready);
  });
  it('refuses a second request with its id', () =>
    given(requested).when({ type: 'RequestDownload', order }).thenRefused('download-exists'));
  it('refuses every command before it was requested', () => {
    for (const command of [start, complete, open, fail, cancel, archive, unarchive])
      given().when(command).thenRefused('download-unknown');
  });
  it('changes nothing when leads are kept back a second time', () => given(requested, started).when(start).then());
  it('is still failed when leads are reserved after it failed', () => given(requested, failed).when(start).then());
  it('has no file before leads are kept back for it', () =>
    given(requested).when(complete).thenRefused('download-ended'));
  it('is completed once', () => given(requested, started, completed).when(complete).thenRefused('download-ended'));
  it('cannot be completed after it failed', () =>
    given(requested, started, failed).when(complete).thenRefused('download-ended'));
  it('cannot fail after it was completed', () => {
    given(requested, started, completed).when(fail).thenRefused('download-ended');
    given(requested, started, completed, ready).when(fail).thenRefused('download-ended');
  });
  it('fails before or after it was started, once', () => {
    given(requested).when(fail).then(failed);
    given(requested, started).when(fail).then(failed);
    given(requested, failed).when(fail).then();
  });
  it('is cancelled before or after it was started, once', () => {
    given(requested).when(cancel).then(cancelled);
    given(requested, started).when(cancel).then(cancelled);
    given(requested, started, cancelled).when(cancel).then();
  });
  it('is not cancelled any more once its file is finished or it failed', () => {
    for (const before of [[started, completed], [started, completed, ready], [failed]])
      given(requested, ...before)
        .when(cancel)
        .thenRefused('download-ended');
  });
  it('that was cancelled is never started, finished or failed, whatever billing and the worker still say', () => {
    given(requested, cancelled).when(start).then();
    given(requested, cancelled).when(fail).then();
    given(requested, started, cancelled).when(complete).thenRefused('download-ended');
    given(requested, started, cancelled).when(open).thenRefused('download-not-completed');
    given(requested, started, cancelled).when(archive).then(archived);
  });
  it('is not opened before its file is finished', () =>
    given(requested, started).when(open).thenRefused('download-not-completed'));
  it('is opened once', () => given(requested, started, completed, ready).when(open).then());
  it('is archived and brought back, each repeat changing nothing', () => {
    given(requested, started, completed, ready).when(archive).then(archived);
    given(requested, failed, archived).when(archive).then();
    given(requested, failed, archived).when(unarchive).then({ type: 'DownloadUnarchived', downloadId: 'd1' });
    given(requested, failed).when(unarchive).then();
    given(requested, failed, archived, { type: 'DownloadUnarchived', downloadId: 'd1' }).when(archive).then(archived);
  });
  it('is not archived while it is in the making', () =>
    given(requested, started).when(archive).thenRefused('download-not-ended'));
  it('has a stream of its own', () =>
    expect(downloadStream('a', 'd1')).toEqual({ accountId: 'a', streamId: 'download-d1' }));

  it('ends once, completed, failed or cancelled, whatever commands come in whatever order', () => {
    const commands = fc.constantFrom(start, complete, open, fail, cancel, archive, unarchive, {
      type: 'RequestDownload',
      order,
    } as DownloadCommand);
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 40 }), (asks) => {
        let state = download.initial;
        const types: string[] = [];
        for (const command of asks) {
          const decision = download.decide(command, state);
          if (!decision.accepted) continue;
          for (const event of decision.events) types.push(event.type);
          state = decision.events.reduce(download.evolve, state);
        }
        const ends = types.filter((type) => /^Download(Completed|Failed|Cancelled)$/.test(type));
        expect(ends.length).toBeLessThanOrEqual(1);
        if (types.includes('DownloadReady')) expect(ends).toEqual(['DownloadCompleted']);
      }),
      cases(1_000),
    );
  });
});
