import { learnWords } from '../../server/problem.ts';

learnWords({
  'no-sandbox': () => 'Payments are real here, so the clock cannot be moved.',
  'clock-not-forward': () => "The sandbox's clock only goes forward. Please choose a later day.",
  'clock-too-far': () => 'Please move the clock by at most 366 days at once, and ten years in all.',
});
