// Saved searches of an export: each goes to the account that its person belongs to.
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { LegacySearch, LegacySearchesAnswer } from '@leadwright/search/routes/saved/import-searches';
import type { Services } from '../services.ts';
import type { Documents, Line, Search } from './export-documents.ts';
import { instantOf } from './legacy-rules.ts';
import type { Entry, Report } from './report.ts';

/** So many stay within the size of a request, however long their filters are. */
const BATCH = 10;

/** `accounts`: the account of each person who came over, by uid. */
export async function importSearches(
  services: Pick<Services, 'post'>,
  searches: Documents<Search>,
  accounts: Map<string, string>,
  report: Report,
): Promise<void> {
  const at = (line: number, id: string): Omit<Entry, 'reason'> => ({ file: 'searches', line, id });
  for (const { line, why } of searches.unreadable)
    report.refused.push({ ...at(line, ''), reason: 'unreadable', detail: why });
  const byAccount = new Map<string, Map<string, Line<Search>>>();
  for (const each of searches.lines) {
    const { uid, _docId: id } = each.document;
    const account = accounts.get(uid);
    const own = byAccount.get(account ?? '') ?? new Map<string, Line<Search>>();
    const key = isDefault(each.document) ? `${uid} ${id}` : id;
    if (account === undefined) report.refused.push({ ...at(each.line, id), reason: 'account-missing' });
    else if (own.has(key)) report.refused.push({ ...at(each.line, id), reason: 'duplicate-search' });
    else byAccount.set(account, own.set(key, each));
  }
  for (const [accountId, own] of byAccount) {
    const all = [...own.values()];
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH);
      const body = { accountId, searches: batch.map(({ document }) => searchOf(document)) };
      const answer = await services.post<LegacySearchesAnswer>('search', '/internal/legacy/searches', body);
      report.imported.searches += answer.imported;
      report.alreadyThere.searches += answer.alreadyThere;
      for (const { searchId } of answer.refused) {
        const line = batch.find(({ document }) => document._docId === searchId)?.line ?? 0;
        report.refused.push({ ...at(line, searchId), reason: 'search-not-readable' });
      }
    }
  }
}

const isDefault = ({ _docId: id }: Search): boolean => dictionaryOf(id) !== undefined;

function searchOf(document: Search): LegacySearch {
  return {
    searchId: document._docId,
    personId: document.uid,
    dictId: document.queryUrl.dictId,
    isDefault: isDefault(document),
    name: document.searchName ?? '',
    geography: document.geographyParams,
    filters: document.searchParams,
    count: document.count ?? null,
    at: instantOf(document.timestamp) ?? '',
  };
}
