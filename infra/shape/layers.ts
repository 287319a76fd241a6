import type { SourceFile } from './source-files';

/** Each list runs from the top down: a place may import what stands below it, never what stands above. */
const layers: string[][] = [
  ['infra/', 'services/|bff/|workers/|web/', 'packages/service-kit/', 'packages/contracts/'],
  [
    'web/src/pages/|web/src/layout/',
    'web/src/features/',
    'web/src/components/',
    'web/src/ui/|web/src/i18n/|web/src/lib/',
  ],
  [
    'services/order/src/desk/|services/order/src/checkout/',
    'services/order/src/fulfillment/|services/order/src/reconciliation/',
    'services/order/src/refunds/',
    'services/order/src/disputes/|services/order/src/payments/',
    'services/order/src/orders/',
    'services/order/src/db/',
  ],
  [
    'services/auth/src/accounts/',
    'services/auth/src/passwords/',
    'services/auth/src/verification/',
    'services/auth/src/newsletter/|services/auth/src/rewards/',
    'services/auth/src/loyalty/|services/auth/src/sessions/|services/auth/src/contact/',
    'services/auth/src/emails/',
    'services/auth/src/users/',
    'services/auth/src/db/',
  ],
  [
    'services/catalog/src/seed/|services/catalog/src/imports/|services/catalog/src/suppliers/',
    'services/catalog/src/products/|services/catalog/src/reviews/|services/catalog/src/reservations/',
    'services/catalog/src/search/|services/catalog/src/inventory/',
    'services/catalog/src/db/',
  ],
];

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
