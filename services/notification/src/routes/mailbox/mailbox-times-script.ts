// Turns the times of the mailbox page into those of the reader's own zone, with its name: only the browser knows it.
// Without the script they stay in UTC.
export const timesScript = `
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric', month: 'short', year: 'numeric',
  hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'long',
});
for (const time of document.querySelectorAll('time')) time.textContent = moment.format(new Date(time.dateTime));
`;
