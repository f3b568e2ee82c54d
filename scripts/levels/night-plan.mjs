// What a night does, in which order, and how much of it.

/** Minutes on two cores of what has one length, and of the faults whole; measured, see e2e/README.md. */
const FIXED_MINUTES = 40;
const FAULTS_MINUTES = 80;
const SHARE_MIN = 0.05;
const CASES = 20;

/**
 * The parts of a night and the environment that they run in. The seed also chooses the part that comes first, so that
 * what a short night leaves out differs from night to night.
 */
export function nightOf({ minutes, seed, faults, searches, properties }) {
  const share = Math.round(100 * Math.min(1, Math.max(SHARE_MIN, (minutes - FIXED_MINUTES) / FAULTS_MINUTES))) / 100;
  const alone = (project) => (file) => ({
    title: `night ${file.replaceAll('/', '.')}`,
    project: [project],
    files: [file],
  });
  const parts = [
    ...searches.map(alone('night')),
    alone('look')('e2e/pages.look.test.ts'),
    { title: 'night properties.unit', project: ['unit', 'web'], files: properties.unit },
    { title: 'night properties.int', project: ['int', 'data'], files: properties.int },
    ...faults.map(alone('fault')),
  ];
  const first = seed % parts.length;
  return {
    share,
    parts: [...parts.slice(first), ...parts.slice(0, first)],
    env: { RUN_SEED: String(seed), RUN_CASES: String(CASES), FAULT_SHARE: String(share) },
  };
}
