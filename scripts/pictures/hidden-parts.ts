/**
 * What pictures leave out, as CSS: the bar by which a sandbox moves its clock, which no installation of a customer has,
 * and the name of the site, since every site shows the same pictures.
 */
export const hiddenParts = '.sandbox-bar { display: none !important } .brand { visibility: hidden !important }';
