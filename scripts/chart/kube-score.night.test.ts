// kube-score over every file of values. Of the chart's programs it alone takes a minute to build, and finds what hardly
// changes: so the night has it.
import { program } from './testing/programs.ts';
import { installations, render } from './testing/rendered.ts';

it.each(installations)('has no critical finding in the chart with the values of %s', (installation) => {
  const { out } = program(
    'kube-score',
    [
      'score',
      '--output-format=ci',
      '--kubernetes-version=v1.34',
      // No limit of the CPU: it would slow a pod down while its node is idle.
      '--ignore-container-cpu-limit',
      // Tags are never moved, and an image with a digest cannot be.
      '--ignore-test=container-image-pull-policy',
      '-',
    ],
    render(installation).text,
  );
  expect(out).toContain('[OK]');
  expect(out.split('\n').filter((line) => line.startsWith('[CRITICAL]'))).toEqual([]);
});
