// The room and the part of a file, and which rooms import which.
import path from 'node:path';
import type { Tree } from './read-tree.ts';

export type Room = {
  /** `` for files at the top of their part. */
  name: string;
  /** Rooms of the same part that its files import. */
  own: string[];
  /** Other parts that its files import. */
  others: string[];
};

/** A lib, a service, or another top folder. */
export type Part = { name: string; rooms: Room[] };

const isTest = /\.(test|contract)\.tsx?$|\/testing\/|^libs\/testing\//;

/** `libs/eventsourcing/src/store/command-log.ts` is in part `libs/eventsourcing`, room `store`. */
function placeOf(file: string): { part: string; room: string } | undefined {
  const [group = '', name = '', ...below] = file.split('/');
  if (isTest.test(file)) return undefined;
  if (group === 'proto') return { part: 'proto', room: '' };
  if (group === 'reference') return { part: 'reference', room: '' };
  if (group === 'web' && name === 'src') {
    const [area = '', feature = ''] = below;
    if (below.length === 1) return { part: 'web', room: '' };
    return { part: 'web', room: area === 'features' ? `features/${feature}` : area };
  }
  if ((group !== 'libs' && group !== 'services') || below[0] !== 'src') return undefined;
  return { part: `${group}/${name}`, room: path.posix.dirname(below.slice(1).join('/')).replace(/^\.$/, '') };
}

/** The parts of the tree sorted by name, without tests. */
export function partsOf(tree: Tree): Part[] {
  const parts = new Map<string, Map<string, { own: Set<string>; others: Set<string> }>>();
  for (const [file, { enters }] of tree) {
    const place = placeOf(file);
    if (!place) continue;
    const rooms = parts.get(place.part) ?? new Map();
    parts.set(place.part, rooms);
    const room = rooms.get(place.room) ?? { own: new Set(), others: new Set() };
    rooms.set(place.room, room);
    for (const target of enters.map(placeOf)) {
      if (!target) continue;
      if (target.part !== place.part) room.others.add(target.part);
      else if (target.room !== place.room) room.own.add(target.room);
    }
  }
  return [...parts].sort(byName).map(([name, rooms]) => ({
    name,
    rooms: [...rooms].sort(byName).map(([room, { own, others }]) => ({
      name: room,
      own: [...own].sort(),
      others: [...others].sort(),
    })),
  }));
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
