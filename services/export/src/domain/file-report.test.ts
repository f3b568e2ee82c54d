import { receive, settle, type FileFinding, type Reportable } from './file-report.ts';

const good: FileFinding = {
  ...{ found: 'good', rows: 10, blankRows: 0, outsideRows: 0, duplicateRows: 0, firstRows: [], sha256: 'ab' },
};
const blank: FileFinding = { ...good, found: 'blank', blankRows: 10, firstRows: [1, 2] };
const outside: FileFinding = { ...good, found: 'outside', outsideRows: 1, firstRows: [3] };
const report = { downloadId: 'd', reason: 'wrongLeads', personId: 'p' } as const;
const ready: Reportable = { status: 'ready' };
const waiting: Reportable = { ...ready, report: { reason: 'wrongLeads', personId: 'p', settled: false } };
const settled: Reportable = { ...ready, report: { reason: 'blankFile', personId: '', settled: true } };

describe('the report of a file', () => {
  it('is taken once', () => {
    expect(receive(report, ready)).toEqual({ accepted: true, events: [{ type: 'FileReportReceived', ...report }] });
    for (const state of [waiting, settled])
      expect(receive(report, state)).toEqual({
        accepted: false,
        refusal: { code: 'already-reported', downloadId: 'd' },
      });
  });
  it('is of a file that is ready', () => {
    for (const status of ['none', 'in-progress', 'completed', 'failed']) {
      expect(receive(report, { status })).toMatchObject({ refusal: { code: 'download-not-completed' } });
      expect(settle({ downloadId: 'd', finding: blank }, { status })).toMatchObject({ accepted: false });
    }
  });
  it('is settled by what the check found, under the reason of the customer', () => {
    const by = { reason: 'wrongLeads', reportedBy: 'customer', personId: 'p' };
    expect(settle({ downloadId: 'd', finding: blank }, waiting)).toMatchObject({
      events: [{ ...by, verdict: 'approved' }],
    });
    expect(settle({ downloadId: 'd', finding: good }, waiting)).toMatchObject({
      events: [{ ...by, verdict: 'refused' }],
    });
  });
  it('is made by our own check for a bad file that nobody reported, and for no good one', () => {
    const by = { reportedBy: 'check', personId: '', verdict: 'approved' };
    expect(settle({ downloadId: 'd', finding: blank }, ready)).toMatchObject({
      events: [{ ...by, reason: 'blankFile', firstRows: [1, 2] }],
    });
    expect(settle({ downloadId: 'd', finding: outside }, ready)).toMatchObject({
      events: [{ ...by, reason: 'wrongLeads' }],
    });
    expect(settle({ downloadId: 'd', finding: good }, ready)).toEqual({ accepted: true, events: [] });
  });
  it('is settled once, whatever a later check finds', () => {
    for (const finding of [good, blank])
      expect(settle({ downloadId: 'd', finding }, settled)).toEqual({ accepted: true, events: [] });
  });
});
