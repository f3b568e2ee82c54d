import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { checkChainRoute, operatorChainRoute, type CheckChainParts } from './routes/check-chain.ts';
import { monthSumsRoutes, type MonthSumsParts } from './routes/month-sums.ts';
import { readBookRoute, type BookParts } from './routes/read-book.ts';
import { readTrailRoutes, type TrailParts } from './routes/read-trail.ts';

export function addRoutes(app: HttpApp, parts: TrailParts & CheckChainParts & BookParts): void {
  readTrailRoutes(app, parts);
  checkChainRoute(app, parts);
  readBookRoute(app, parts);
}

export function addInternalRoutes(app: HttpApp, parts: CheckChainParts & MonthSumsParts): void {
  monthSumsRoutes(app, parts);
  operatorChainRoute(app, parts);
}
