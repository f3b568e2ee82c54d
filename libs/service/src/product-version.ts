/** The product's version, as in the package.json of the repository: an image has no such file. */
export const productVersion = '0.1.0';
