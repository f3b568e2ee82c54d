export const filtersMax = 50;
export const valuesMax = 300;
/** Characters and words of a list that is read to places at once. */
export const placeListMax = 50_000;
export const placeWordsMax = 5_000;
/** Characters of a beginning that values are suggested for. */
export const suggestedTextMax = 60;

export const searchNameMax = 120;
export const fileNameMax = 200;

export const previewPageSize = 20;
export const previewPagesMax = 5;
/** Fields whose numbers one request may ask for: those of an open group, and some. */
export const facetFieldsMax = 12;

/** At most so many leads left of which an owner can ask to be told. */
export const lowLeadsMax = 100_000_000;
/** At most so many days of leads left, day by day, in one answer. */
export const usageDaysMax = 400;
