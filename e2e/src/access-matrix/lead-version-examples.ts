import { unknownOf, type Example } from './example.ts';

const noVersion: Example = { params: { dictId: 'businesses', version: '900000' }, of: 'everybody' };

export const leadVersionExamples: Record<string, Example> = {
  'GET /api/v2/superadmin/lead-versions/:dictId/:version/report': { ...noVersion, refusal: unknownOf('report') },
  'POST /api/v2/superadmin/lead-versions/:dictId/:version/activate': {
    ...noVersion,
    body: {},
    refusal: unknownOf('version'),
  },
  // The demo's leads have one version.
  'POST /api/v2/superadmin/lead-versions/:dictId/rollback': {
    params: { dictId: 'businesses' },
    of: 'everybody',
    refusal: { status: 409, code: 'nothing-before' },
  },
};
