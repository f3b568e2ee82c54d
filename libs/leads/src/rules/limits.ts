// How much a search may ask, how long its names are, and how far its sample goes.

/** Filters in one search, values in one filter. */
export const filtersMax = 50;
export const valuesMax = 300;

export const searchNameMax = 120;
export const fileNameMax = 200;

/** A search's sample, in rows and pages. */
export const previewPageSize = 20;
export const previewPagesMax = 5;
