import type { Endpoint } from '@shopwright/contracts/endpoint';
import { publicEndpoints } from '@shopwright/contracts/public-endpoints';

interface Known {
  endpoint: Endpoint;
  /** The parts of its path; undefined stands for a parameter. */
  parts: (string | undefined)[];
}

const keyOf = (method: string, parts: readonly unknown[]) => `${method} ${parts.length}`;

const known = new Map<string, Known[]>();
for (const endpoint of publicEndpoints) {
  const parts = endpoint.path.split('/').map((part) => (part.startsWith(':') ? undefined : part));
  const key = keyOf(endpoint.method, parts);
  known.set(key, [...(known.get(key) ?? []), { endpoint, parts }]);
}
// A fixed path takes precedence over one with a parameter in its place.
for (const candidates of known.values()) {
  const parameters = ({ parts }: Known) => parts.filter((part) => part === undefined).length;
  candidates.sort((a, b) => parameters(a) - parameters(b));
}

/** Returns the public endpoint of a request below /api, before Express routes it; undefined if there is none. */
export function findEndpoint(method: string, url: string): Endpoint | undefined {
  const path = url.slice('/api'.length).split('?', 1)[0] ?? '';
  const parts = path.split('/');
  const candidates = known.get(keyOf(method === 'HEAD' ? 'GET' : method, parts));
  return candidates?.find((candidate) => candidate.parts.every((part, at) => part === undefined || part === parts[at]))
    ?.endpoint;
}
