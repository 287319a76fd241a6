import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../local/paths';
import { listWorkloads, overlays, renderOverlay, type Workload } from './test-overlays';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports: { protocol: string; port: number | string }[];
}
interface Policy {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

/** The pod of cert-manager for a challenge of the kind HTTP-01, with the label and the port that it gives it. */
const solver = { name: 'solver', labels: { 'acme.cert-manager.io/http01-solver': 'true' }, ports: [8089] };

/** The pods of CloudNativePG, with the labels that it gives them. */
const ofOperator: { name: string; labels: Record<string, string>; ports: number[] }[] = [
  { name: 'postgres', labels: { 'cnpg.io/cluster': 'postgres' }, ports: [5432, 8000] },
  { name: 'pooler', labels: { 'cnpg.io/cluster': 'postgres', 'cnpg.io/poolerName': 'pooler' }, ports: [5432] },
];

function matches(labels: Record<string, string>, { matchLabels = {}, matchExpressions = [] }: Selector): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator === 'In') return values.includes(labels[key] ?? '');
      if (operator === 'DoesNotExist') return labels[key] === undefined;
      throw new Error(`the test does not know ${operator}`);
    })
  );
}

/** The arrows of the first diagram between the parts that are pods, by who connects, without what observes. */
function drawnArrows(): string[] {
  const [, diagram = ''] =
    /```mermaid\nflowchart LR\n([\s\S]*?)```/.exec(readFileSync(fromRoot('ARCHITECTURE.md'), 'utf8')) ?? [];
  return diagram.split('\n').flatMap((line) => {
    const [, from, to] = /^ {2}(.+?) -\.?->(?:\|.*?\|)? (.+)$/.exec(line) ?? [];
    if (from === undefined || to === undefined) return [];
    const ends = (text: string) => text.split(' & ').map((end) => end.replace(/[[(].*/, '').trim());
    return ends(from).flatMap((start) => ends(to).map((end) => `${start} -> ${end}`));
  });
}

const outside = new Set(['browser', 'stripe', 'mail', 'others']);

describe.each(overlays)('the network policies of %s', (overlay) => {
  const manifests = renderOverlay(overlay);
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const specs = policies.map(({ spec }) => spec as unknown as Policy);
  const portsOf = ({ containers }: Workload) =>
    containers.flatMap(({ ports }) => (ports ?? []) as unknown as { name: string; containerPort: number }[]);
  const pods = [
    ...listWorkloads(manifests).map((workload) => ({
      name: workload.name,
      labels: workload.labels,
      open: portsOf(workload).map(({ name, containerPort }) => [name, containerPort] as const),
    })),
    ...(overlay === 'scaled' ? [...ofOperator, solver] : [solver]).map(({ ports, ...pod }) => ({
      ...pod,
      open: ports.map((port) => [String(port), port] as const),
    })),
  ];
  type Pod = (typeof pods)[number];
  const select = (selector: Selector) => pods.filter(({ labels }) => matches(labels, selector));
  const numberOf = (pod: Pod, port: number | string) =>
    pod.open.find(([name, number]) => name === port || number === port)?.[1];

  /** `from -> to:port` for what one side allows. */
  const allowed = (side: 'ingress' | 'egress') =>
    specs.flatMap((policy) =>
      (policy[side] ?? []).flatMap(({ from, to, ports }) =>
        (from ?? to ?? []).flatMap((peer) =>
          peer.namespaceSelector || !peer.podSelector
            ? []
            : select(policy.podSelector).flatMap((own) =>
                select(peer.podSelector as Selector).flatMap((other) =>
                  ports.map(({ port }) => {
                    const [source, target] = side === 'ingress' ? [other, own] : [own, other];
                    return `${source.name} -> ${target.name}:${numberOf(target, port) ?? `no port ${port}`}`;
                  }),
                ),
              ),
        ),
      ),
    );

  it('deny what they do not allow', () => {
    expect(policies.map(({ metadata }) => metadata.name)).toContain('deny-all');
    expect(specs).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('allow each arrow at both of its ends, at a port that is open', () => {
    const [incoming, outgoing] = [allowed('ingress'), allowed('egress')].map((list) => [...new Set(list)].sort());
    expect(incoming?.length).toBeGreaterThan(15);
    expect(outgoing).toEqual(incoming);
    expect(incoming?.filter((arrow) => arrow.includes('no port'))).toEqual([]);
  });

  it('draw the arrows of ARCHITECTURE.md, and those of what runs beside the store', () => {
    const beside = new Set(['migrate', 'backup']);
    const drawn = drawnArrows().filter((arrow) => !arrow.split(' -> ').some((end) => outside.has(end)));
    expect(drawn.length).toBeGreaterThan(15);
    const arrows = [...new Set(allowed('egress').map((arrow) => arrow.replace(/:\d+$/, '')))].filter(
      (arrow) => !beside.has(arrow.split(' -> ')[0] ?? '') && arrow !== 'postgres -> postgres',
    );
    // A managed Redis is outside of the cluster, and the pooler is on the way to Postgres.
    const expected = overlay === 'small' ? drawn : drawn.filter((arrow) => !arrow.endsWith('redis'));
    const pooled = new Set(['catalog', 'order', 'auth']);
    const throughPooler = (arrow: string) => {
      const [from = '', to] = arrow.split(' -> ');
      return to === 'postgres' && pooled.has(from) ? `${from} -> pooler` : arrow;
    };
    // The catalog also reads a replica, past the pooler.
    const viaPooler =
      overlay === 'small' ? expected : [...expected.map(throughPooler), 'pooler -> postgres', 'catalog -> postgres'];
    expect(arrows.sort()).toEqual([...new Set(viaPooler)].sort());
  });

  it('let only those reach other machines that ARCHITECTURE.md sends there, and no private network', () => {
    const reaching = specs.flatMap(({ podSelector, egress = [] }) =>
      egress.flatMap(({ to = [], ports }) =>
        to.flatMap(({ ipBlock }) =>
          ipBlock?.cidr === '0.0.0.0/0' ? [{ ipBlock, ports, pods: select(podSelector) }] : [],
        ),
      ),
    );
    const names = reaching.flatMap(({ pods: each }) => each.map(({ name }) => name));
    const drawn = drawnArrows()
      .map((arrow) => arrow.split(' -> '))
      .filter(([from = '', to = '']) => outside.has(to) && !outside.has(from));
    // The operator's pods talk to the Kubernetes API and to the object store.
    const operators = overlay === 'scaled' ? ['postgres', 'pooler'] : [];
    expect(names.sort()).toEqual([...new Set(drawn.map(([from]) => from)), ...operators].sort());
    for (const { ipBlock, pods: each } of reaching) {
      if (each.some(({ name }) => operators.includes(name))) continue;
      expect(ipBlock.except).toEqual(
        expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']),
      );
    }
  });

  it('let the ingress controller reach the BFF and challenges of cert-manager, and nobody else from another namespace but the operator and Prometheus', () => {
    const fromElsewhere = specs.flatMap(({ podSelector, ingress = [] }) =>
      ingress.flatMap(({ from = [], ports }) =>
        from.flatMap(({ namespaceSelector }) => {
          const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
          if (namespace === undefined) return [];
          return select(podSelector).flatMap((pod) =>
            ports.map(({ port }) => `${namespace} -> ${pod.name}:${numberOf(pod, port)}`),
          );
        }),
      ),
    );
    const small = ['kube-system -> bff:3000', 'kube-system -> solver:8089'];
    const scaled = [
      'ingress -> bff:3000',
      'ingress -> solver:8089',
      'cnpg-system -> postgres:5432',
      'cnpg-system -> postgres:8000',
    ];
    expect(fromElsewhere.filter((arrow) => !arrow.startsWith('monitoring'))).toEqual(
      overlay === 'small' ? small : scaled,
    );
  });
});
