import path from 'node:path';

/** The repository's root folder: this file stands in libs/testing/src. */
export const repositoryRoot = path.resolve(__dirname, '../../..');
