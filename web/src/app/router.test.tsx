import { createRoutesFromElements, matchRoutes, type RouteObject } from 'react-router-dom';
import { pages } from '../navigation/pages.ts';
import { routes } from './router.tsx';

const tree = createRoutesFromElements(routes);

function addressesOf(given: RouteObject[], above = ''): string[] {
  return given.flatMap((route) => {
    const path = route.path === undefined ? above : route.path.startsWith('/') ? route.path : `${above}/${route.path}`;
    return route.children ? addressesOf(route.children, path) : [path];
  });
}

const anything = (pattern: string) => pattern.replace(/:\w+/, 'some-thing').replace(/\*$/, 'some/thing');

describe('the addresses of pages', () => {
  it('are all known to the gateway', () => {
    const list = pages.map((pattern) => ({ path: pattern }));
    const unknown = addressesOf(tree)
      .filter((path) => path !== '/*')
      .filter((path) => matchRoutes(list, anything(path)) === null);
    expect(unknown).toEqual([]);
  });

  it.each(pages)('lead to a page: %s', (pattern) => {
    expect(matchRoutes(tree, anything(pattern))?.map(({ route }) => route.path)).not.toEqual([undefined, '*']);
  });
});
