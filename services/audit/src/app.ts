// Audit's public port: its routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { readTrailRoutes, type TrailParts } from './routes/read-trail.ts';

export function addRoutes(app: HttpApp, parts: TrailParts): void {
  readTrailRoutes(app, parts);
}
