import { createProgressNotes } from './progress-notes.ts';

it('a note is made when the last one is long enough ago', () => {
  let clock = 0;
  let made = 0;
  const notes = createProgressNotes(
    async () => void (made += 1),
    10,
    () => clock,
  );
  for (clock = 0; clock <= 25; clock += 1) notes.due();
  expect(made).toBe(2);
});

it('a note that fails while the file is made ends nothing by itself, and the file is not kept', async () => {
  let clock = 0;
  const failed = Promise.reject(new Error('the database is away'));
  const handled = jest.spyOn(failed, 'catch');
  const notes = createProgressNotes(
    () => failed,
    10,
    () => clock,
  );
  clock = 10;
  notes.due();
  expect(handled).toHaveBeenCalledTimes(1);
  await expect(notes.kept()).rejects.toThrow('the database is away');
  await notes.settled();
});
