// By its source it is told whether anybody is in a version of leads.
import { syntheticOf } from './create-dataset.ts';
import { isDerived } from './derive-dataset.ts';

const COPY = 'rollback:';

/** Drawn for trying the product, by the demo itself. */
export const isDrawn = (source: string): boolean => syntheticOf(source) !== undefined || isDerived(source);

/** Leads that nobody is. What has no source of an import was drawn, so a copy of it is made up as well. */
export const isMadeUp = (source: string): boolean => isDrawn(source) || source.startsWith(COPY);

/** Of a version that goes back to one of this source, which is empty where no import said it. */
export const sourceOfCopy = ({ version, source }: { version: number; source: string }): string =>
  source === '' ? `${COPY}${version}` : source;
