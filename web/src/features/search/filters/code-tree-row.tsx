import type { CodeRow, CodeState } from './code-tree.ts';

const checked: Record<CodeState, 'true' | 'false' | 'mixed'> = {
  none: 'false',
  some: 'mixed',
  chosen: 'true',
  covered: 'true',
};

type Props = { id: string; row: CodeRow; active: boolean; onToggle: () => void; onOpen: () => void };

export function CodeTreeRow({ id, row, active, onToggle, onOpen }: Props) {
  const { node, level, state, open } = row;
  const holds = node.children.length > 0;
  return (
    // The tree has the focus and handles the keys; rows handle clicks only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="treeitem"
      className={active ? 'active' : undefined}
      aria-level={level}
      aria-checked={checked[state]}
      aria-disabled={state === 'covered'}
      aria-selected={false}
      {...(holds ? { 'aria-expanded': open } : {})}
      style={{ paddingLeft: (level - 1) * 16 + 4 }}
      onClick={onToggle}
    >
      {/* For the mouse; the arrow keys do the same. */}
      <span
        className={holds ? 'twist' : 'twist none'}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (holds) onOpen();
        }}
      />
      <span className={`tick tick-${state}`} aria-hidden="true" />
      <span>{node.label}</span>
    </li>
  );
}
