// A search that a person keeps, and the links that open it for others. Its owner alone may delete it. Stream
// saved-search-<id>; a person's default search of a dictionary has one stream for ever, default-search-<dictId>-<person>.
// Invariant: a deleted search has no link.
import { openLinksMax } from '@leadwright/leads/rules/sharing';
import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';

/** `query` is canonical JSON of geography and filters. `count`: null where nothing was counted. */
export type SearchContent = { dictId: string; name: string; query: string; count: number | null };

export type SearchSaved = SearchContent & {
  type: 'SearchSaved';
  searchId: string;
  personId: string;
  isDefault: boolean;
  /** When the product before this one saved it; else it was saved when it was recorded. */
  effectiveAt?: string;
};
export type SearchCopied = SearchContent & {
  type: 'SearchCopied';
  searchId: string;
  fromSearchId: string;
  personId: string;
};
export type SearchDeleted = { type: 'SearchDeleted'; searchId: string };
/** Its moment is of the clock by which it ends, which no sandbox moves. */
export type SearchLinkMade = {
  type: 'SearchLinkMade';
  searchId: string;
  linkId: string;
  sha256: string;
  expiresAt: string;
  effectiveAt: string;
};
export type SearchLinkRevoked = { type: 'SearchLinkRevoked'; searchId: string; linkId: string };
export type SavedSearchEvent = SearchSaved | SearchCopied | SearchDeleted | SearchLinkMade | SearchLinkRevoked;

/** `searchId`: of a new search; a default search that is there keeps its own. */
export type SaveSearch = Omit<SearchSaved, 'type'> & { type: 'SaveSearch' };
export type CopySearch = Omit<SearchCopied, 'type'> & { type: 'CopySearch' };
export type SavedSearchCommand =
  | SaveSearch
  | CopySearch
  | { type: 'DeleteSearch'; personId: string }
  /** `at`: now; links that ended before are not counted any more. */
  | { type: 'MakeSearchLink'; linkId: string; sha256: string; expiresAt: string; at: string }
  | { type: 'RevokeSearchLink'; linkId: string };

export type SavedSearchRefusal = {
  code:
    | 'saved-search-unknown'
    | 'saved-search-exists'
    | 'saved-search-of-another'
    | 'share-link-unknown'
    | 'too-many-share-links';
};

/** `links`: the end of each that was not revoked. */
export type SavedSearch = {
  kept: { searchId: string; personId: string; content: SearchContent } | null;
  links: Record<string, string>;
};

type SavedSearchDecision = Decision<SavedSearchEvent, SavedSearchRefusal>;

export const savedSearch = deciderOf<SavedSearch, SavedSearchCommand, SavedSearchEvent, SavedSearchRefusal>({
  codeVersion: 1,
  initial: { kept: null, links: {} },
  commands: {
    SaveSearch: { decide: save },
    CopySearch: {
      decide: (command, state) => (state.kept === null ? accept({ ...command, type: 'SearchCopied' }) : exists),
    },
    DeleteSearch: {
      decide: (command, state) => {
        if (state.kept === null) return unknown;
        if (state.kept.personId !== command.personId) return refuse({ code: 'saved-search-of-another' });
        return accept({ type: 'SearchDeleted', searchId: state.kept.searchId });
      },
    },
    MakeSearchLink: { decide: makeLink },
    RevokeSearchLink: {
      decide: (command, state) => {
        if (state.kept === null || state.links[command.linkId] === undefined)
          return refuse({ code: 'share-link-unknown' });
        return accept({ type: 'SearchLinkRevoked', searchId: state.kept.searchId, linkId: command.linkId });
      },
    },
  },
  events: {
    SearchSaved: {
      evolve: (state, event) => {
        const { searchId, personId, dictId, name, query, count } = event;
        return { ...state, kept: { searchId, personId, content: { dictId, name, query, count } } };
      },
    },
    SearchCopied: {
      evolve: (state, event) => {
        const { searchId, personId, dictId, name, query, count } = event;
        return { ...state, kept: { searchId, personId, content: { dictId, name, query, count } } };
      },
    },
    SearchDeleted: { evolve: () => ({ kept: null, links: {} }) },
    SearchLinkMade: {
      evolve: (state, event) => ({ ...state, links: { ...state.links, [event.linkId]: event.expiresAt } }),
    },
    SearchLinkRevoked: {
      evolve: (state, event) => {
        const { [event.linkId]: _revoked, ...links } = state.links;
        return { ...state, links };
      },
    },
  },
});

/** The stream of a search of this account. */
export function savedSearchStream(
  accountId: string,
  { searchId, dictId, personId, isDefault }: Pick<SearchSaved, 'searchId' | 'dictId' | 'personId' | 'isDefault'>,
): { accountId: string; streamId: string } {
  return { accountId, streamId: isDefault ? `default-search-${dictId}-${personId}` : `saved-search-${searchId}` };
}

const unknown: SavedSearchDecision = refuse({ code: 'saved-search-unknown' });
const exists: SavedSearchDecision = refuse({ code: 'saved-search-exists' });

function save(command: SaveSearch, { kept }: SavedSearch): SavedSearchDecision {
  if (kept === null) return accept({ ...command, type: 'SearchSaved' });
  if (!command.isDefault) return exists;
  // A repeat says what is kept already.
  if (sameContent(kept.content, command)) return accept();
  return accept({ ...command, type: 'SearchSaved', searchId: kept.searchId });
}

function sameContent(one: SearchContent, other: SearchContent): boolean {
  return one.query === other.query && one.count === other.count && one.name === other.name;
}

function makeLink(
  { at, ...link }: Extract<SavedSearchCommand, { type: 'MakeSearchLink' }>,
  { kept, links }: SavedSearch,
): SavedSearchDecision {
  if (kept === null) return unknown;
  if (Object.values(links).filter((end) => end > at).length >= openLinksMax)
    return refuse({ code: 'too-many-share-links' });
  return accept({ ...link, type: 'SearchLinkMade', searchId: kept.searchId, effectiveAt: at });
}
