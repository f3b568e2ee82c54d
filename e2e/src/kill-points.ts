// The table of places where the product is killed (design: reliability.md 3.5). `npm test` runs the
// quick ones, `npm run test:faults` all of them with more seeds; later work adds its points here.
export type KillPoint = { number: number; name: string; what: string; quick: boolean };

export const killPoints: readonly KillPoint[] = [
  { number: 1, name: 'export:download-requested', what: 'after DownloadRequested commits', quick: false },
  { number: 2, name: 'billing:leads-reserved', what: 'after LeadsReserved commits', quick: true },
  { number: 3, name: 'export:before-select', what: 'before the rows are selected', quick: false },
  { number: 4, name: 'export:mid-csv', what: 'in mid-stream of the CSV', quick: true },
  { number: 6, name: 'export:after-file', what: 'after the file, before DownloadCompleted', quick: false },
  { number: 7, name: 'export:download-completed', what: 'after DownloadCompleted, before LeadsUsed', quick: true },
  { number: 8, name: 'billing:leads-used', what: 'after LeadsUsed, before it is relayed', quick: false },
  { number: 11, name: 'consumer:after-commit@billing.export', what: 'after a handler commits, before its offset', quick: true },
];
