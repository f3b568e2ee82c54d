import { nounFor } from '@leadwright/leads/counted';
import { formatNumber } from '../../../components/words/format.ts';
import type { PlacesRead } from '../../../server/api-types.ts';

const shownMax = 5;

/** Why each word of a list is no place of the search; those beyond a few unfold. */
export function LeftOutWords({ words, more }: { words: PlacesRead['leftOut']; more: readonly string[] }) {
  const sentences = [...more.filter((sentence) => sentence !== ''), ...words.map(({ message }) => message)];
  if (sentences.length === 0) return null;
  const rest = sentences.slice(shownMax);
  return (
    <div className="places-left-out" role="status">
      <Sentences of={sentences.slice(0, shownMax)} />
      {rest.length > 0 && (
        <details>
          <summary>
            {formatNumber(rest.length)} more {nounFor(rest.length, 'word')} left out
          </summary>
          <Sentences of={rest} />
        </details>
      )}
    </div>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
