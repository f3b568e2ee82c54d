// Where pages stand. The router is held to this list by a test; the build gives it to the gateway, which answers
// 404 for any other address.
import { paths } from './paths.ts';

/** As the router writes them: `:name` is one segment, a last `*` any number. */
export const pages: string[] = [
  paths.root,
  paths.home,
  paths.pricing,
  paths.logIn,
  paths.signUp,
  paths.confirmSignUp,
  paths.search,
  paths.searchOf(':dictId'),
  paths.downloads,
  `${paths.downloads}/:id`,
  `${paths.settings}/*`,
];
