// What became of each document of an export, and the lines that say so. It names documents by file, line and id, never
// by an address.
type FileName = 'users' | 'customers' | 'downloads' | 'searches';

/** Refused: somebody must look at it. Left out: by a rule, whatever anybody does. */
export type Entry = { file: FileName; line: number; id: string; reason: Reason; detail?: string };
export type Report = {
  imported: Record<FileName, number>;
  alreadyThere: Record<FileName, number>;
  refused: Entry[];
  leftOut: Entry[];
};

/** Why a document was not imported, in words for the person who runs the import. */
const reasons = {
  unreadable: 'the document cannot be read',
  'duplicate-uid': 'an earlier line has the same uid',
  'duplicate-email': 'an earlier line has the same e-mail address',
  'duplicate-customer': 'the account has another customer record in an earlier line',
  'duplicate-download': 'an earlier line has the same id',
  'owner-missing': 'the account holder that it names is not in the export or is not imported',
  'role-unknown': 'its role in the team is neither admin nor download',
  'customer-without-user': 'no user of the export has its uid or its e-mail address',
  'customer-of-member': 'its user belongs to the account of somebody else, who pays',
  'plan-unknown': 'its plan is none of ours; plans.json may say which one it is',
  'customer-refused': 'the customer record of its account is refused',
  'customer-unreadable': 'a customer record cannot be read, and it may be that of this account',
  'account-missing': 'its account is not imported',
  'address-taken': 'somebody here has the e-mail address',
  'id-taken': 'somebody here has the id in another account',
  'account-differs': 'the account belongs to somebody else here',
  'company-profile-broken':
    'the company profile lacks a name, a phone number or an e-mail address; the account is imported',
  'invitation-pending': 'the invitation was not accepted; invite the person again',
  'not-in-team': 'the account holder has removed the person from the team',
  archived: 'it was archived',
  'duplicate-search': 'an earlier line of the same person has the same id',
  'search-not-readable': 'our lists of leads do not read its place or filters',
} as const;
export type Reason = keyof typeof reasons;

export function emptyReport(): Report {
  const none = () => ({ users: 0, customers: 0, downloads: 0, searches: 0 });
  return { imported: none(), alreadyThere: none(), refused: [], leftOut: [] };
}

const files: FileName[] = ['users', 'customers', 'downloads', 'searches'];

/** One line per file, then one per document that was not imported. */
export function reportLines({ imported, alreadyThere, refused, leftOut }: Report): string[] {
  const count = (entries: Entry[], file: FileName): number => entries.filter((entry) => entry.file === file).length;
  return [
    ...files.map(
      (file) =>
        `${file}: ${imported[file]} imported, ${alreadyThere[file]} already there, ${count(refused, file)} refused, ${count(leftOut, file)} left out`,
    ),
    ...[
      ...refused.map((entry) => ({ ...entry, became: 'refused' })),
      ...leftOut.map((entry) => ({ ...entry, became: 'left out' })),
    ].map(
      ({ file, line, id, reason, detail, became }) =>
        `${file}.jsonl:${line}  ${id === '' ? '-' : id}  ${became}: ${reasons[reason]}${detail === undefined ? '' : ` (${detail})`}`,
    ),
  ];
}
