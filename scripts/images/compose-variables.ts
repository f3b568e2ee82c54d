// Which variables of a service docker-compose.yml passes on from .env: all that its program reads, but those of no use
// there and those that the file says itself.
import { serviceNames, type ServiceName } from '@leadwright/contracts/topology';
import { notInACluster } from '../chart/variables.ts';
import { serviceSchemas } from './testing/service-schemas.ts';

const HEAD = '      # As in .env.example. This list is made: npx tsx scripts/images/main.ts';

const withoutPrefix = (service: ServiceName, name: string): string =>
  name.startsWith(`${service.toUpperCase()}_`) ? name.slice(service.length + 1) : name;

/** What the program of `service` reads and a container of compose has a use for. */
export const passedTo = (service: ServiceName): string[] =>
  Object.keys(serviceSchemas[service].properties).filter((name) => !(withoutPrefix(service, name) in notInACluster));

/** The text of docker-compose.yml with the lists made anew. */
export function withVariables(text: string): string {
  return serviceNames.reduce((before, service) => {
    const block = new RegExp(`^  ${service}:\\n(?:(?!^  \\S).*\\n)*?    environment:\\n((?:      .*\\n)+)`, 'm');
    return before.replace(block, (all: string, lines: string) => {
      const byHand = lines.slice(0, lines.includes(HEAD) ? lines.indexOf(HEAD) : lines.length);
      const known = [...byHand.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
      const made = passedTo(service).filter((name) => !known.includes(name));
      return all.replace(
        lines,
        [`${byHand}${HEAD}`, ...made.map((name) => `      ${name}: \${${name}:-}`), ''].join('\n'),
      );
    });
  }, text);
}
