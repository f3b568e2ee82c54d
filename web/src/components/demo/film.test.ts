// The files of the recording, as `npm run recording` has written them.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoSteps } from './demo-steps.ts';
import { recordingAt } from './film.ts';

const BYTES_MAX = 2_000_000;
const at = (file: string): string => path.resolve(__dirname, '../../../public', `.${file}`);

describe.each(['light', 'dark'] as const)('the recording in %s', (scheme) => {
  const { address, captions, poster } = recordingAt(scheme);

  it('is a WebM file that a slow line can bear, and has a poster', () => {
    expect(readFileSync(at(address)).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(statSync(at(address)).size).toBeLessThan(BYTES_MAX);
    expect(statSync(at(poster)).size).toBeGreaterThan(0);
  });

  it('is of the steps that stand beside it, one after the other', () => {
    const said = readFileSync(at(captions), 'utf8').split('\n\n').slice(1);
    expect(said.map((cue) => cue.trim().split('\n')[1])).toEqual(
      demoSteps.map(({ title }, step) => `${step + 1}. ${title}`),
    );
    const ends = said.map((cue) => cue.split('\n')[0]?.split(' --> ') ?? []);
    expect(ends.slice(1).map(([from]) => from)).toEqual(ends.slice(0, -1).map(([, to]) => to));
  });
});
