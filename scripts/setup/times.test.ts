import path from 'node:path';

type Report = { testResults: { name: string; startTime: number; endTime: number }[] };
type ListTimes = (times: [string, number][], reports: [string, Report][], folder: string) => string;

it('lists the levels, the longest first, and the ten slowest files of all of them', async () => {
  const { listTimes } = (await import(path.join(__dirname, 'times.mjs'))) as { listTimes: ListTimes };
  const report = (name: string, files: number): Report => ({
    testResults: Array.from({ length: files }, (_, i) => ({
      name: `/repository/${name}-${i}.test.ts`,
      startTime: 1_000,
      endTime: 1_000 + (i + 1) * (name === 'a' ? 1_000 : 1_500),
    })),
  });
  const text = listTimes(
    [
      ['unit', 12.34],
      ['int', 99.6],
    ],
    [
      ['unit', report('a', 8)],
      ['int', report('b', 8)],
    ],
    '/repository',
  );
  const [levels, title, ...files] = text.trimEnd().split('\n');
  expect([levels, title]).toEqual(['seconds: int 100, unit 12', 'slowest files, seconds:']);
  expect(files).toHaveLength(10);
  expect(files.slice(0, 3)).toEqual(['   12.0 int b-7.test.ts', '   10.5 int b-6.test.ts', '    9.0 int b-5.test.ts']);
});
