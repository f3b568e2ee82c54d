import { murmur2, PARTITIONS, partitionOf } from './partition.ts';

describe('the partition of a key', () => {
  // From Kafka's own tests (clients, UtilsTest.testMurmur2).
  it.each([
    ['21', -973932308],
    ['foobar', -790332482],
    ['a-little-bit-long-string', -985981536],
    ['a-little-bit-longer-string', -1486304829],
    ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
    ['abc', 479470107],
  ])('hashes %s as Kafka does', (key, hash) => {
    expect(murmur2(Buffer.from(key))).toBe(hash);
  });

  it('is fixed for these accounts', () => {
    expect(['system', 'acme', '21', 'foobar', 'ünïcode'].map(partitionOf)).toEqual([2, 0, 0, 6, 1]);
  });

  it('uses every partition about equally', () => {
    const counts = new Array<number>(PARTITIONS).fill(0);
    for (let i = 0; i < 12_000; i++)
      counts[partitionOf(`account-${i}`)] = (counts[partitionOf(`account-${i}`)] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1_150);
  });
});
