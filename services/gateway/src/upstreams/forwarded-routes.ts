// Everything that is forwarded: the declared routes of the services behind the gateway. A path that is not among them
// does not leave the gateway. The services check access again.
import type { Route } from '@leadwright/contracts/routes/route';
import { routes } from '@leadwright/contracts/routes/routes';
import { topics, type OwnerName } from '@leadwright/contracts/topology';

/** Every service with a log has routes behind the gateway. */
export type UpstreamName = OwnerName;
export const upstreamNames = Object.keys(topics) as UpstreamName[];

export type ForwardedAccess = Route['access'];
export type ForwardedRoute = Route & { service: UpstreamName };

export const forwardedRoutes: readonly ForwardedRoute[] = routes.filter(isForwarded);

function isForwarded(route: Route): route is ForwardedRoute {
  return route.service !== 'gateway';
}
