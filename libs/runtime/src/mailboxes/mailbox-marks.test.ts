import { marksOf, parseMarkKeys } from './keyed-marks.ts';
import { domainMarks, mailboxMarks } from './mailbox-marks.ts';

const keys = parseMarkKeys(`2=${'b'.repeat(32)},1=${'a'.repeat(32)}`);

it('a mailbox is known by every key, and by marks that were stored before providers counted', () => {
  expect(mailboxMarks(keys, 'Jo+1@a.test')).toEqual(marksOf(keys, 'address', 'jo@a.test'));
  expect(mailboxMarks(keys, 'j.o@gmail.com')).toEqual([
    ...marksOf(keys, 'address', 'jo@gmail.com'),
    ...marksOf(keys, 'address', 'j.o@gmail.com'),
  ]);
});

it('a domain has marks of its own kind, and none where anybody may open a mailbox', () => {
  expect(domainMarks(keys, 'jo@mail.acme.com')).toEqual(marksOf(keys, 'domain', 'acme.com'));
  expect(domainMarks(keys, 'jo@gmail.com')).toEqual([]);
});
