/** A span as the collector stores it. */
export interface StoredSpan {
  traceId: string;
  spanId: string;
  parentId: string | null;
  service: string;
  name: string;
  kind: number;
  ms: number;
  attributes: Record<string, unknown>;
}

export interface Step {
  process: string;
  'request or job': string;
  ms: number;
  /** What it sent to Postgres and to whom else, in order. */
  statements: string[];
  calls: string[];
}

/** Of OpenTelemetry: a process answers a request, or does a job. */
const handling = [2, 5];

/** Returns what each process did, in the order in which it began. */
export function listSteps(spans: StoredSpan[]): Step[] {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const steps = new Map<string, Step>();
  for (const { spanId, kind, service, name, ms } of spans) {
    if (!handling.includes(kind)) continue;
    steps.set(spanId, { process: service, 'request or job': name, ms: Math.round(ms), statements: [], calls: [] });
  }
  const stepOf = ({ spanId, parentId }: StoredSpan): Step | undefined => {
    const parent = byId.get(parentId ?? '');
    return steps.get(spanId) ?? (parent && stepOf(parent));
  };
  for (const span of spans) {
    const step = handling.includes(span.kind) ? undefined : stepOf(span);
    const statement = span.attributes['db.system.name'] === 'postgresql' && span.attributes['db.query.text'];
    if (statement) step?.statements.push(shorten(String(statement)));
    else if (span.kind === 3 && span.attributes['http.request.method']) step?.calls.push(span.name);
  }
  return [...steps.values()];
}

/** `update products` of a whole statement. */
function shorten(statement: string): string {
  const [verb = ''] = /\w+/.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"(\w+)"/i.exec(statement) ?? [];
  const [, called] = /^\s*select\s+(\w+)\(/i.exec(statement) ?? [];
  return `${verb} ${called ?? table ?? ''}`.trim().toLowerCase();
}
