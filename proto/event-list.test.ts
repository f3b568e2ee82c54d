import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue, eventsOf } from './catalogue.ts';
import { eventList } from './event-list.ts';

const page = eventList(__dirname);

describe('docs/events.md', () => {
  it('is what the contracts say: after a change of them run `npm run events`', () => {
    expect(readFileSync(path.join(__dirname, '../docs/events.md'), 'utf8')).toBe(page);
  });

  it('names every event of every topic once', () => {
    const events = Object.values(catalogue).flatMap((schema) =>
      eventsOf(schema).fields.map(({ message, number }) => `### ${message?.name} (${number})`),
    );
    expect(page.split('\n').filter((line) => line.startsWith('### '))).toEqual(events);
  });

  it('tells who hears an event', () => {
    expect(page).toContain('| `LeadsReserved` | export, audit |');
    expect(page).toContain('| `DownloadRequested` | billing, notification, audit |');
    expect(page).toMatch(/^\| .*`DownloadArchived`.* \| audit \|$/m);
  });

  it("tells a field's type and the comment that stands behind it", () => {
    expect(page).toContain('| 2 | `reason` | string | balance, no-plan, download-limit, nothing-asked, over-seats |');
    expect(page).toContain('| 5 | `from` | Portion, repeated |');
  });
});
