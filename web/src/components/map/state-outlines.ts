// The states as a map of the whole country has them. Reading the table takes less than a millisecond.
import { stateOutlinesTable } from '@leadwright/reference/tables/state-outlines';

/** `outline`: a path of SVG on a map of `MAP_WIDTH` by `MAP_HEIGHT`; empty of what lies on no such map. */
export type StateOnMap = { state: string; name: string; outline: string };

export const MAP_WIDTH = 975;
export const MAP_HEIGHT = 610;

export const statesOnMap: readonly StateOnMap[] = stateOutlinesTable
  .trim()
  .split('\n')
  .map((line) => {
    const [state = '', name = '', outline = ''] = line.split('|');
    return { state, name, outline };
  });
