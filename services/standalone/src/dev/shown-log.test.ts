import { shownLog } from './shown-log.ts';

const line = (more: object): string =>
  JSON.stringify({ level: 40, time: '2026-11-26T15:46:34.595Z', service: 'audit', ...more });
const err = { type: 'Error', message: 'away', stack: 'Error: away\n    at ask (people.ts:75:13)' };

describe('a line that a service logs', () => {
  it('is shown with its time, its service, its level, its text and what else it says', () => {
    expect(shownLog(line({ msg: 'tried again', pauseMs: 1000 }))).toBe(
      '15:46:34 audit warn: tried again {"pauseMs":1000}',
    );
  });

  it('says why in one line where it warns, and by its stack where it is an error', () => {
    expect(shownLog(line({ msg: 'tried again', err }))).toBe('15:46:34 audit warn: tried again: away');
    expect(shownLog(line({ level: 50, msg: 'failed', err }))).toBe(`15:46:34 audit error: failed\n${err.stack}`);
  });

  it('is not shown where it says that the service starts or stops, and as it is where it is no JSON', () => {
    expect(shownLog(line({ level: 30, msg: 'started', url: 'http://127.0.0.1:1' }))).toBeUndefined();
    expect([shownLog('plain'), shownLog('{"level":broken')]).toEqual(['plain', '{"level":broken']);
  });
});
