// charts/leadwright/secret-keys.json: the keys of each Secret for programs that run on Node alone and read no YAML.
import { serviceNames } from '@leadwright/contracts/topology';
import { chartVariables } from './variables.ts';

type Keys = { must: string[]; may: string[] };

/** Which of the jobs' keys are needed follows from which of them are on: secrets.chart.test.ts holds them to the templates. */
const ofJobs = [
  'POSTGRES_SUPERUSER_URL',
  'SEED_SERVICE_PRIVATE_KEY',
  'TOPICS_KAFKA_SASL_USERNAME',
  'TOPICS_KAFKA_SASL_PASSWORD',
];

/** Keys by what stands in a Secret's name after the release's. */
export const secretKeys: Record<string, Keys> = {
  ...Object.fromEntries(
    serviceNames.map((name) => {
      const { secret, optionalSecret } = chartVariables(name);
      return [name, { must: secret, may: optionalSecret }];
    }),
  ),
  jobs: { must: [], may: ofJobs },
};
