import { createTally } from './tally.ts';

describe('the tally of a load', () => {
  it('counts requests, and failures by endpoint and kind', () => {
    const tally = createTally();
    expect(tally.add({ endpoint: 'count', ms: 5 })).toBe(false);
    expect(tally.add({ endpoint: 'count', ms: 7, failure: 'status 503' })).toBe(true);
    tally.add({ endpoint: 'usage', ms: 1, failure: 'ECONNRESET' });
    tally.add({ endpoint: 'usage', ms: 1, failure: 'ECONNRESET' });
    expect(tally.summary()).toMatchObject({
      requests: 4,
      failed: 3,
      failures: { 'count status 503': 1, 'usage ECONNRESET': 2 },
    });
  });

  it('tells how slow the slowest twentieth was, of each endpoint for itself', () => {
    const tally = createTally();
    for (let ms = 1; ms <= 100; ms += 1) tally.add({ endpoint: 'count', ms });
    tally.add({ endpoint: 'usage', ms: 3.4 });
    expect(tally.summary()).toMatchObject({ p95Ms: { count: 96, usage: 3 }, longestMs: 100 });
  });

  it('keeps a download that was accepted and never ended apart from one that failed', () => {
    const tally = createTally();
    for (let each = 0; each < 3; each += 1) tally.accepted();
    tally.ended('ready', 100);
    tally.ended('failed', 0);
    tally.mismatched(2);
    expect(tally.summary()).toMatchObject({
      downloads: { accepted: 3, ready: 1, failed: 1 },
      leads: 100,
      ledgerMismatch: 2,
    });
  });
});
