// What sharing a search may hold and brings: who sends it, who pays for it and the page say the same.

/** Addresses that one mail goes to, copies among them. */
export const recipientsMax = 20;
/** Characters. */
export const subjectMax = 200;
export const textMax = 2_000;
export const htmlMax = 50_000;
/** Links to one search that are open at once. */
export const openLinksMax = 20;
/** Free leads for each mailbox that nobody has reached before. */
export const leadsPerShare = 10_000;
