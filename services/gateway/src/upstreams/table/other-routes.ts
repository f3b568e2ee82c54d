// The routes of search, export, notification and audit.
import type { ForwardedRoute } from './forwarded-route.ts';

export const otherRoutes: ForwardedRoute[] = [
  { method: 'GET', path: '/api/v2/teaser', service: 'search', access: 'public', limits: ['teaser-network'] },
  { method: 'GET', path: '/api/v2/dictionaries', service: 'search', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/geographies/suggestions', service: 'search', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/geographies/labels', service: 'search', access: 'member', compressible: true },
  { method: 'POST', path: '/api/v2/searches/count', service: 'search', access: 'member', limits: ['counts'] },
  {
    method: 'POST',
    path: '/api/v2/searches/preview',
    service: 'search',
    access: 'member',
    limits: ['searches'],
    compressible: true,
  },
  { method: 'POST', path: '/api/v2/downloads', service: 'export', access: 'member', limits: ['downloads'] },
  { method: 'GET', path: '/api/v2/downloads', service: 'export', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/imported-downloads', service: 'export', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/downloads/by-key/:key', service: 'export', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/downloads/:id', service: 'export', access: 'member', compressible: true },
  { method: 'POST', path: '/api/v2/downloads/:id/link', service: 'export', access: 'member' },
  { method: 'POST', path: '/api/v2/downloads/:id/archive', service: 'export', access: 'member' },
  { method: 'POST', path: '/api/v2/downloads/:id/unarchive', service: 'export', access: 'member' },
  // The signed link is the only credential: a browser follows it without an access token.
  { method: 'GET', path: '/api/v2/files/:token', service: 'export', access: 'public', unlimitedTime: true },
  { method: 'GET', path: '/api/v2/mailbox', service: 'notification', access: 'public' },
  { method: 'GET', path: '/dev/mailbox', service: 'notification', access: 'public' },
  {
    method: 'GET',
    path: '/api/v2/superadmin/accounts/:accountId/trail',
    service: 'audit',
    access: 'super-admin',
    compressible: true,
  },
  {
    method: 'GET',
    path: '/api/v2/superadmin/accounts/:accountId/trail/verification',
    service: 'audit',
    access: 'super-admin',
  },
];
