// Outlines of counties from the atlas that the county table is made from (us-atlas, ISC; Census).
import { shapesOf, type Point } from '../../../reference/build/outlines/atlas-shapes.ts';
import { atlas } from '../../../reference/build/packages.ts';

export type CountyShape = { fips: string; rings: Point[][] };

/** The counties of a state by its FIPS code; points are longitude and latitude. */
export const countyShapes = (stateFips: string): CountyShape[] =>
  shapesOf(atlas('counties-10m'), 'counties')
    .filter(({ id }) => id.startsWith(stateFips))
    .map(({ id, rings }) => ({ fips: id, rings }));
