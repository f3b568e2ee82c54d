// Only the browser knows the reader's own zone. Without the script times stay in UTC.
export const timesScript = `
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric', month: 'short', year: 'numeric',
  hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'long',
});
for (const time of document.querySelectorAll('time')) time.textContent = moment.format(new Date(time.dateTime));
`;
