// A path that is not declared does not leave the gateway. The services check access again.
import type { Route } from '@leadwright/contracts/routes/route';
import { routes } from '@leadwright/contracts/routes/routes';
import { topics, type OwnerName } from '@leadwright/contracts/topology';

export type UpstreamName = OwnerName;
export const upstreamNames = Object.keys(topics) as UpstreamName[];

export type ForwardedAccess = Route['access'];
export type ForwardedRoute = Route & { service: UpstreamName };

export const forwardedRoutes: readonly ForwardedRoute[] = routes.filter(isForwarded);

function isForwarded(route: Route): route is ForwardedRoute {
  return route.service !== 'gateway';
}
