// Where the search is not what the address asks for: each part that is left out, why, and the yes to the rest.
import { Notice } from '../../../components/feedback/notice.tsx';
import { unstopped } from '../../../components/words/unstopped.ts';
import type { Dictionary } from '../../../server/api-types.ts';
import { LinkPlaces } from './link-places.tsx';
import { placePart, type LeftOutPart } from '../query/search-state.ts';
import type { Search } from '../query/use-search.ts';

const shownMax = 60;

export function LeftOutParts({ search, dictionary }: { search: Search; dictionary: Dictionary }) {
  const { leftOut } = search.state;
  if (leftOut.length === 0) return null;
  const places = leftOut.filter(({ name }) => name === placePart);
  const [place] = places;
  return (
    <Notice
      tone="warn"
      action={
        <button type="button" className="button" onClick={search.acceptLeftOut}>
          Search without {leftOut.length === 1 ? 'it' : 'them'}
        </button>
      }
    >
      <p>This is not all that the link asks for. Left out:</p>
      <ul className="left-out-parts">
        {leftOut.map((part) => (
          <li key={`${part.name} ${part.text}`}>
            {part.label} {quoted(part)}: {unstopped(part.why)}.
          </li>
        ))}
      </ul>
      {place !== undefined && places.length === 1 && (
        <LinkPlaces text={place.text} offered={dictionary.geography} onTake={search.setGeography} />
      )}
    </Notice>
  );
}

function quoted({ text }: LeftOutPart): string {
  return `“${text.length > shownMax ? `${text.slice(0, shownMax)}…` : text}”`;
}
