import { expect, it } from '@jest/globals';
import { webVttOf } from './captions.ts';

it('says each step from its beginning to that of the next, the last to the end', () => {
  const cues = [
    { fromMs: 0, text: '1. Say where' },
    { fromMs: 61_040, text: '2. Say who' },
  ];
  expect(webVttOf(cues, 70_005)).toBe(
    'WEBVTT\n\n00:00.000 --> 01:01.040\n1. Say where\n\n01:01.040 --> 01:10.005\n2. Say who\n',
  );
});
