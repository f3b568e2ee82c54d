import { claimsWithout } from './claims-words.ts';
import type { FieldType } from './draft.ts';

type Props = { taken: readonly string[]; onAdd: (name: string, type: FieldType) => void };

/** Claims that were taken out of the document, each to be made again. */
export function ClaimAgain({ taken, onAdd }: Props) {
  const without = claimsWithout(taken);
  if (without.length === 0) return null;
  return (
    <div className="site-add">
      {without.map(({ name, type, label }) => (
        <button key={name} type="button" className="button" onClick={() => onAdd(name, type)}>
          {label}
        </button>
      ))}
    </div>
  );
}
