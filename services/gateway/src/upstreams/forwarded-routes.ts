// Everything that is forwarded: which paths, to which service, for whom, how often. One row is one route
// of one service. A path that is not here does not leave the gateway. The services check access again.
import { accountsRoutes } from './table/accounts-routes.ts';
import { billingRoutes } from './table/billing-routes.ts';
import type { ForwardedRoute } from './table/forwarded-route.ts';
import { otherRoutes } from './table/other-routes.ts';

export const forwardedRoutes: readonly ForwardedRoute[] = [...accountsRoutes, ...otherRoutes, ...billingRoutes];
