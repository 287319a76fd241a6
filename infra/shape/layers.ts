import type { SourceFile } from './source-files';

/** Each list runs from the top down: a place may import what is below it, never what is above it. */
const layers: string[][] = [
  ['infra/', 'services/|bff/|workers/|web/', 'packages/service-kit/', 'packages/contracts/'],
  [
    'web/src/pages/|web/src/layout/',
    'web/src/features/',
    'web/src/components/',
    'web/src/ui/|web/src/i18n/|web/src/lib/',
  ],
  inside('services/order', [
    'customers',
    'returns documents',
    'customer-orders reconciliation',
    'fulfillment',
    'analytics checkout refunds',
    'desk payments disputes x-ray',
    'alerts orders cart rewards',
    'db',
  ]),
  inside('services/auth', [
    'customers setup team',
    'accounts',
    'verification',
    'two-factor',
    'passwords newsletter contact',
    'sessions loyalty',
    'rewards',
    'emails',
    'users reconciliation',
    'db',
  ]),
  inside('services/catalog', [
    'imports suppliers',
    'products',
    'analytics reconciliation',
    'stock-alerts reservations',
    'store-settings inventory seed',
    'page-texts categories changes exchange-rates images search reviews',
    'db',
  ]),
  inside('bff', ['pages routes', 'cache openapi', 'middleware', 'session images']),
  inside('workers', ['merchant-emails', 'order-updates', 'account-emails order-emails', 'emails']),
];

/** Names the folders of each layer by their paths. */
function inside(workspace: string, folders: string[]): string[] {
  const toPath = (folder: string) => `${workspace}/src/${folder}/`;
  return folders.map((layer) => layer.split(' ').map(toPath).join('|'));
}

/** The folders of services, BFF and workers that are in no layer. */
export function findUnranked(files: SourceFile[]): string[] {
  const folders = files.flatMap(({ name }) => /^(?:services\/\w+|bff|workers)\/src\/[\w-]+\//.exec(name) ?? []);
  const ranked = layers.flat().flatMap((places) => places.split('|'));
  return [...new Set(folders)].filter((folder) => !ranked.includes(folder));
}

/** The imports that run against the layers, as `from → to`. */
export function findUpwardImports(files: SourceFile[]): string[] {
  return files.flatMap(({ name, imports }) =>
    imports.filter((target) => layers.some((layer) => isUpward(layer, name, target))).map((to) => `${name} → ${to}`),
  );
}

function isUpward(layer: string[], from: string, to: string): boolean {
  const rank = (name: string) => layer.findIndex((places) => places.split('|').some((place) => name.startsWith(place)));
  return rank(to) !== -1 && rank(to) < rank(from);
}

/** The groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function findCircles(files: SourceFile[]): string[][] {
  const importsOf = new Map(files.map(({ name, imports }) => [name, imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string) => {
    order.set(name, order.size);
    lowest.set(name, order.size - 1);
    stack.push(name);
    for (const target of importsOf.get(name) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(name) !== order.get(name)) return;
    const circle = stack.splice(stack.indexOf(name));
    if (circle.length > 1) circles.push(circle);
  };
  for (const { name } of files) if (!order.has(name)) visit(name);
  return circles;
}
