// Has Prometheus' own program read the rules, try them on series that we make up, and read the dashboards' questions.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const program = 'promtool';
const advice = `promtool is not on the PATH. It is in the archive of each release of Prometheus; with Go 1.26 or later:
  mkdir promtool && cd promtool && go mod init promtool
  go get -tool github.com/prometheus/prometheus/cmd/promtool@v0.313.5
  go build -tags remove_all_sd -o "$(go env GOPATH)/bin/promtool" github.com/prometheus/prometheus/cmd/promtool`;

function promtool(...args: string[]): string {
  try {
    return execFileSync(program, args, { cwd: root, encoding: 'utf8', timeout: 300_000 });
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: string; stdout?: string; stderr?: string };
    throw new Error(code === 'ENOENT' ? advice : `promtool ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

it('Prometheus reads its configuration and every rule', () => {
  expect(promtool('check', 'config', 'docker/prometheus/prometheus.yml')).toContain('2 rule files found');
});

it('the rules answer as their tests say', () => {
  expect(promtool('test', 'rules', 'docker/prometheus/tests/rules.yml')).toContain('SUCCESS');
});

it('Prometheus reads every question of the dashboards', () => {
  const folder = path.join(root, 'docker/grafana/dashboards');
  const rules = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { panels } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
        panels: { targets?: { expr: string }[] }[];
      };
      return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    })
    // Grafana replaces its variables before it asks.
    .map((expr, i) => ({
      record: `asked_${i}`,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll(/\$\w+/g, 'x'),
    }));
  expect(rules.length).toBeGreaterThan(40);
  const at = mkdtempSync(path.join(tmpdir(), 'leadwright-dashboards-'));
  try {
    const file = path.join(at, 'asked.json');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'asked', rules }] }));
    expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${rules.length} rules found`);
  } finally {
    rmSync(at, { recursive: true });
  }
});
