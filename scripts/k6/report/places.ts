// How the product ran while a load was on it. Each has results of its own in docs/operators/load.md.

/** `node`: the Node.js of the services; null: that of the load itself. */
export const places = {
  start: { what: 'by `npm start`', node: null },
  compose: { what: 'by compose', node: '24, of the images' },
  cluster: { what: 'in a cluster of one node, two pods of each service', node: '24, of the images' },
} as const;

export type Place = keyof typeof places;
export const placeNames = Object.keys(places) as Place[];
