// scripts/operate import-legacy: brings an export of the product before this one over, account by account. Each request
// is one transaction that changes nothing when it is repeated, so a run that was killed is simply run again.
import { isPlan } from '@leadwright/billing/plans/domain/catalogue';
import type { LegacyAnswer } from '@leadwright/accounts/routes/legacy/import-account';
import type { LegacyDownload, LegacyDownloadsAnswer } from '@leadwright/export/routes/imported/import-downloads';
import { done, exitCodes, type CommandResult } from '../exit-codes.ts';
import type { Services } from '../services.ts';
import { readExport, type Download, type LegacyExport, type Line } from './export-documents.ts';
import { groupAccounts, type GroupedAccount } from './group-accounts.ts';
import { instantOf } from './legacy-rules.ts';
import { importSearches } from './import-searches.ts';
import { emptyReport, reportLines, type Entry, type Report } from './report.ts';

/** So many stay within the size of a request, whatever their names are. */
const BATCH = 50;

/** Throws `AnswerError` if the folder or a service is unavailable. Exit code `notDone` if a document was refused. */
export async function importLegacy(
  services: Pick<Services, 'post'>,
  folder: string,
  tell: (line: string) => void,
): Promise<CommandResult> {
  const found = readExport(folder);
  const report = emptyReport();
  const grouped = groupAccounts(found, (planId) => [found.plans[planId] ?? planId].find(isPlan));
  report.refused.push(...grouped.refused);
  report.leftOut.push(...grouped.leftOut);
  const there = new Set<string>();
  for (const [index, account] of grouped.accounts.entries()) {
    const answer = await services.post<LegacyAnswer>('accounts', '/internal/legacy/accounts', account.body);
    note(report, account, answer);
    if (isThere(answer.owner)) there.add(account.body.owner.uid);
    if ((index + 1) % 100 === 0) tell(`${index + 1} of ${grouped.accounts.length} accounts`);
  }
  await importDownloads(services, found, there, report);
  await importSearches(services, found.searches, accountsOfPeople(grouped.accounts, there), report);
  return done(report, reportLines(report), report.refused.length > 0 ? exitCodes.notDone : exitCodes.done);
}

const isThere = (outcome: string): boolean => outcome === 'imported' || outcome === 'already-there';

function note(report: Report, { lines, body }: GroupedAccount, { owner, members, company }: LegacyAnswer): void {
  noteUser(report, lines.owner, body.owner.uid, owner);
  if (!isThere(owner)) {
    for (const [uid, line] of lines.members)
      report.refused.push({ file: 'users', line, id: uid, reason: 'owner-missing' });
  }
  for (const { uid, outcome } of members) noteUser(report, lines.members.get(uid) ?? 0, uid, outcome);
  if (company === 'company-profile-broken')
    report.refused.push({ file: 'users', line: lines.owner, id: body.owner.uid, reason: company });
  if (lines.customer === null) return;
  const id = body.plan?.customerId ?? '';
  if (!isThere(owner)) report.refused.push({ file: 'customers', line: lines.customer, id, reason: 'account-missing' });
  else report[owner === 'imported' ? 'imported' : 'alreadyThere'].customers += 1;
}

function noteUser(report: Report, line: number, id: string, outcome: LegacyAnswer['owner']): void {
  if (outcome === 'imported') report.imported.users += 1;
  else if (outcome === 'already-there') report.alreadyThere.users += 1;
  else report.refused.push({ file: 'users', line, id, reason: outcome });
}

async function importDownloads(
  services: Pick<Services, 'post'>,
  { downloads }: LegacyExport,
  there: Set<string>,
  report: Report,
): Promise<void> {
  const at = (line: number, id: string): Omit<Entry, 'reason'> => ({ file: 'downloads', line, id });
  for (const { line, why } of downloads.unreadable)
    report.refused.push({ ...at(line, ''), reason: 'unreadable', detail: why });
  const byAccount = new Map<string, Map<string, Line<Download>>>();
  for (const each of downloads.lines) {
    const { aid, _docId: id } = each.document;
    const own = byAccount.get(aid) ?? new Map<string, Line<Download>>();
    if (!there.has(aid)) report.refused.push({ ...at(each.line, id), reason: 'account-missing' });
    else if (own.has(id)) report.refused.push({ ...at(each.line, id), reason: 'duplicate-download' });
    else byAccount.set(aid, own.set(id, each));
  }
  for (const [accountId, own] of byAccount) {
    const all = [...own.values()].map(({ document }) => downloadOf(document));
    for (let from = 0; from < all.length; from += BATCH) {
      const body = { accountId, downloads: all.slice(from, from + BATCH) };
      const answer = await services.post<LegacyDownloadsAnswer>('export', '/internal/legacy/downloads', body);
      report.imported.downloads += answer.imported;
      report.alreadyThere.downloads += answer.alreadyThere;
    }
  }
}

function downloadOf(document: Download): LegacyDownload {
  const { reported, reason } = document;
  return {
    downloadId: document._docId,
    dictId: (document.queryUrl?.dictId ?? '').slice(0, 64),
    name: document.searchName ?? '',
    rows: document.downloadCount,
    multiplierHundredths: Math.round((document.leadsMultiplier ?? 1) * 100),
    at: instantOf(document.timestamp) ?? '',
    archived: document.archived === true,
    reported: reported === true,
    reason: reported === true && (reason === 'blankFile' || reason === 'wrongLeads') ? reason : '',
    personId: document.uid ?? document.aid,
  };
}

/** The account of each person whose account is there. */
function accountsOfPeople(accounts: GroupedAccount[], there: Set<string>): Map<string, string> {
  return new Map(
    accounts
      .filter(({ body }) => there.has(body.owner.uid))
      .flatMap(({ body }) => [body.owner, ...body.members].map(({ uid }) => [uid, body.owner.uid] as const)),
  );
}
