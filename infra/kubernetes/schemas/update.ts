import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes published.d.ts: the published schemas of the kinds that the manifests use, as types. Run it for a newer version of
 * Kubernetes or of an operator: `node infra/local/tool.mjs tsx infra/kubernetes/schemas/update.ts`. The packages are generated from the
 * OpenAPI document of Kubernetes and from the operators' resource definitions; what they document is left out.
 */
const packages = [
  'kubernetes-models@5.1.0',
  '@kubernetes-models/keda@2.0.0',
  '@kubernetes-models/cloudnative-pg@2.0.0',
  '@kubernetes-models/prometheus-operator@6.0.0',
];

const kinds = [
  'kubernetes-models/v1/Namespace',
  'kubernetes-models/v1/ConfigMap',
  'kubernetes-models/v1/Secret',
  'kubernetes-models/v1/Service',
  'kubernetes-models/v1/PersistentVolumeClaim',
  'kubernetes-models/apps/v1/Deployment',
  'kubernetes-models/apps/v1/StatefulSet',
  'kubernetes-models/batch/v1/Job',
  'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler',
  'kubernetes-models/policy/v1/PodDisruptionBudget',
  'kubernetes-models/networking.k8s.io/v1/Ingress',
  'kubernetes-models/networking.k8s.io/v1/NetworkPolicy',
  '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject',
  '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster',
  '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler',
  '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup',
  '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor',
  '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor',
  '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule',
];

const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-schemas-'));
const modules = new Map<string, string>();

/** Leaves out the classes, which are removed. */
const keepTypes = (names: string, source: string): string =>
  names
    .split(',')
    .filter((entry) => new RegExp(`(interface|type) ${entry.trim().split(' ')[0]}\\b`).test(source))
    .join(',');

function add(name: string): void {
  if (modules.has(name)) return;
  const source = readFileSync(path.join(folder, 'node_modules', `${name}.d.ts`), 'utf8');
  const text = source
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^export declare class [\s\S]*?^}$/gm, '')
    .replace(/^import .*"@kubernetes-models\/base";$/gm, '')
    .replace(/ extends TypeMeta/g, '')
    .replace(/^export declare /gm, 'export ')
    .replace(/^export (?:type )?\{(.*)\};$/gm, (_, names: string) => `export {${keepTypes(names, source)}};`)
    .replace(/\.js(?=";$)/gm, '')
    .replace(
      /from "(\.[^"]*)"/g,
      (_, relative: string) => `from "${path.posix.join(path.posix.dirname(name), relative)}"`,
    )
    .replace(/^\s*\n/gm, '')
    .replace(/^ +/gm, (spaces) => ' '.repeat(spaces.length / 4 + 1))
    .replace(/^(?! )/gm, ' ')
    .replace(/"(\w+)"(\??:)/g, '$1$2')
    .trimEnd();
  modules.set(name, text);
  for (const [, used = ''] of text.matchAll(/from "([^"]+)"/g)) add(used);
}

execFileSync('npm', [
  'install',
  '--prefix',
  folder,
  '--no-save',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  ...packages,
]);
for (const kind of kinds) add(kind);
rmSync(folder, { recursive: true });
const text = [...modules].map(([name, types]) => `declare module "${name}" {\n${types}\n}\n`).join('');
const head = `// Written by update.ts from ${packages.join(', ')}: MIT, LICENSE\n`;
writeFileSync(path.join(import.meta.dirname, 'published.d.ts'), head + text);
process.stdout.write(`${modules.size} modules, ${Math.round(text.length / 1024)} kB\n`);
