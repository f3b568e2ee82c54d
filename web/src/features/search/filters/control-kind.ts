import type { FilterField } from '../../../server/api-types.ts';
import { isCodeTree } from './code-tree.ts';

/** The component that a filter is chosen by. */
export type ControlKind = 'number range' | 'bands' | 'code tree' | 'checkboxes' | 'list' | 'list to come';

// Up to this many values are checkboxes; more become a list with a find box.
const boxesMax = 4;

export function controlKindOf({ inputType, items, itemsApart }: FilterField): ControlKind {
  if (inputType === 'range') return 'number range';
  if (inputType === 'stringRange') return 'bands';
  if (items === undefined) return itemsApart ? 'list to come' : 'list';
  if (isCodeTree(items)) return 'code tree';
  return items.length <= boxesMax ? 'checkboxes' : 'list';
}
