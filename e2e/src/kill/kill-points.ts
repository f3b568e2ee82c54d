// The places where the product is killed: `npm run test:faults` kills at each of them, with several seeds. New crash
// points belong here.
export type KillPoint = {
  number: number;
  name: string;
  what: string;
  /** The number of passages from which a seed chooses one, so that several are tried. Default 1. */
  passages?: number;
  /** Concurrent downloads, where one alone would not reach the point. Default 1. */
  together?: number;
  /** What kills there, where it is not `kill.fault.test.ts`: a download's events on their way, a multipart upload to S3, a rebuild, a cancel, a billing day, a call to the payment processor, or its event. */
  test?:
    | 'kill-in-transit.fault.test.ts'
    | 'network.fault.test.ts'
    | 'cancel.fault.test.ts'
    | 'replay.fault.test.ts'
    | 'boundaries-killed.fault.test.ts'
    | 'killed-call.fault.test.ts'
    | 'webhooks-killed.fault.test.ts'
    | 'messages-killed.fault.test.ts';
};

export const killPoints: readonly KillPoint[] = [
  { number: 1, name: 'export:download-requested', what: 'after DownloadRequested commits' },
  { number: 2, name: 'billing:leads-reserved', what: 'after LeadsReserved commits' },
  { number: 3, name: 'export:before-select', what: 'before the rows are selected' },
  { number: 4, name: 'export:mid-csv', what: 'in mid-stream of the CSV' },
  {
    number: 5,
    name: 'export:after-first-part',
    what: 'after the first part in S3',
    test: 'network.fault.test.ts',
  },
  { number: 6, name: 'export:after-file', what: 'after the file, before DownloadCompleted' },
  { number: 7, name: 'export:download-completed', what: 'after DownloadCompleted, before LeadsUsed' },
  { number: 8, name: 'billing:leads-used', what: 'after LeadsUsed, before it is relayed' },
  {
    number: 9,
    name: 'relay:after-send',
    what: 'after events are sent, before the cursor moves',
    passages: 6,
    test: 'kill-in-transit.fault.test.ts',
  },
  {
    number: 10,
    name: 'relay:in-cursor',
    what: 'in the transaction that moves the cursor',
    passages: 6,
    test: 'kill-in-transit.fault.test.ts',
  },
  {
    number: 11,
    name: 'consumer:after-commit@billing.export',
    what: 'after a handler commits, before its offset',
    test: 'kill-in-transit.fault.test.ts',
  },
  {
    number: 12,
    name: 'consumer:between-records',
    what: 'between two records of a batch',
    passages: 4,
    together: 6,
    test: 'kill-in-transit.fault.test.ts',
  },
  {
    number: 15,
    name: 'billing:before-boundary',
    what: 'before a boundary is passed',
    test: 'boundaries-killed.fault.test.ts',
  },
  {
    number: 16,
    name: 'billing:between-expire-and-grant',
    what: 'between the expiry and the grant of a boundary',
    test: 'boundaries-killed.fault.test.ts',
  },
  {
    number: 17,
    name: 'billing:boundary-passed',
    what: 'after a boundary commits, before it is relayed',
    test: 'boundaries-killed.fault.test.ts',
  },
  {
    number: 13,
    name: 'billing:processor-sending',
    what: 'after a call to the payment processor is written as "sending"',
    test: 'killed-call.fault.test.ts',
  },
  {
    number: 14,
    name: 'billing:processor-accepted',
    what: 'after the payment processor accepted, before "done"',
    test: 'killed-call.fault.test.ts',
  },
  {
    number: 13,
    name: 'notification:mail-sending',
    what: 'after a mail is written as handed over',
    test: 'messages-killed.fault.test.ts',
  },
  {
    number: 14,
    name: 'notification:mail-accepted',
    what: 'after SendGrid accepted a mail, before "done"',
    test: 'messages-killed.fault.test.ts',
  },
  {
    number: 13,
    name: 'notification:sms-sending',
    what: 'after a text message is written as handed over',
    test: 'messages-killed.fault.test.ts',
  },
  {
    number: 14,
    name: 'notification:sms-accepted',
    what: 'after Twilio accepted a text message, before "done"',
    test: 'messages-killed.fault.test.ts',
  },
  {
    number: 18,
    name: 'billing:webhook-stored',
    what: "a provider's event is stored, before the answer",
    test: 'webhooks-killed.fault.test.ts',
  },
  {
    number: 19,
    name: 'billing:webhook-answered',
    what: "a provider's event is answered, before it is handled",
    test: 'webhooks-killed.fault.test.ts',
  },
  {
    number: 20,
    name: 'projection:swap',
    what: 'in the swap of a read model',
    test: 'replay.fault.test.ts',
  },
  {
    number: 21,
    name: 'export:download-cancelled',
    what: 'after DownloadCancelled commits',
    test: 'cancel.fault.test.ts',
  },
  {
    number: 22,
    name: 'export:before-remains-removed',
    what: 'before what is left of a cancelled file is removed',
    test: 'cancel.fault.test.ts',
  },
  { number: 24, name: 'export:file-checked', what: 'after a file is read for its check, before its event' },
];
