export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** The field by which a strategic merge recognizes the entries of a list; other lists are replaced. */
const listKeys: Record<string, string> = {
  containers: 'name',
  initContainers: 'name',
  volumes: 'name',
  env: 'name',
  volumeMounts: 'mountPath',
  ports: 'containerPort',
  topologySpreadConstraints: 'topologyKey',
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A strategic merge patch. New entries come before those that are there, as Kustomize has it. */
export function merge(target: Json | undefined, patch: Json, field = ''): Json {
  const key = listKeys[field];
  if (Array.isArray(patch) && Array.isArray(target) && key !== undefined) return mergeLists(target, patch, key);
  if (!isObject(patch)) return patch;
  const merged = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = merge(merged[name], value, name);
  }
  return merged;
}

function mergeLists(target: Json[], patch: Json[], key: string): Json[] {
  const idOf = (entry: Json) => (entry as JsonObject)[key];
  const find = (list: Json[], id: Json | undefined) => list.find((entry) => idOf(entry) === id);
  return [
    ...patch.map((entry) => merge(find(target, idOf(entry)), entry)),
    ...target.filter((entry) => find(patch, idOf(entry)) === undefined),
  ];
}

interface Operation {
  op: 'add' | 'replace' | 'remove' | 'test';
  path: string;
  value: Json;
}

/** An operation of a JSON patch (RFC 6902). Throws where its path does not exist or a test fails. */
export function patchPath(target: JsonObject, { op, path, value }: Operation): void {
  const keys = path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  let holder: Json = target;
  for (const key of keys) {
    holder = (holder as JsonObject)[key] as Json;
    if (typeof holder !== 'object' || holder === null) throw new Error(`a patch has no ${path}`);
  }
  const parent = holder as JsonObject;
  if (op === 'add' && Array.isArray(holder)) {
    holder.splice(last === '-' ? holder.length : Number(last), 0, value);
    return;
  }
  if (op !== 'add' && !(last in parent)) throw new Error(`a patch has no ${path}`);
  if (op === 'test' && JSON.stringify(parent[last]) !== JSON.stringify(value)) {
    throw new Error(`a patch expected ${JSON.stringify(value)} at ${path}, which is ${JSON.stringify(parent[last])}`);
  }
  if (op === 'remove') delete parent[last];
  else if (op !== 'test') parent[last] = value;
}
