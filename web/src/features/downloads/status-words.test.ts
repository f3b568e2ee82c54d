import { reasonWords } from './status-words.ts';

it('a download without a seat says so, and whom to ask; a reason that nobody knows is ours', () => {
  expect(reasonWords('over-seats')).toBe(
    'The plan has no seat for whoever ordered it, or its payment went back. Ask the owner: the page Billing says which.',
  );
  expect(reasonWords('frozen')).toBe('Something went wrong on our side.');
});
