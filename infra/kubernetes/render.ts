import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { type Json, type JsonObject, merge, patchPath } from './patch';

/** A Kubernetes object. */
export interface Manifest extends JsonObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string>; annotations?: Record<string, string> };
}

interface Generator {
  name: string;
  behavior?: 'merge';
  envs: string[];
}

/** What each generated object gets. */
interface GeneratorOptions {
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

interface Patch {
  path?: string;
  patch?: string;
  target?: { kind: string; name?: string; labelSelector?: string };
}

interface Kustomization {
  resources?: string[];
  components?: string[];
  namespace?: string;
  labels?: { pairs: Record<string, string>; includeTemplates?: boolean }[];
  images?: { name: string; newName?: string; newTag: string }[];
  generatorOptions?: GeneratorOptions;
  configMapGenerator?: Generator[];
  secretGenerator?: Generator[];
  patches?: Patch[];
}

/** Used instead of the file of this name that the repository does not have. */
type Examples = Record<string, string>;

/**
 * Renders a folder as `kubectl kustomize` does, without kubectl: the parts of Kustomize that the manifests use. Generated names
 * have no hash.
 */
export function render(folder: string, examples: Examples = {}, inherited: Manifest[] = []): Manifest[] {
  const kustomization = parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  let all = [
    ...inherited,
    ...(kustomization.resources ?? []).flatMap((name) => {
      const file = path.join(folder, name);
      return statSync(file).isDirectory() ? render(file, examples) : readManifests(readFileSync(file, 'utf8'));
    }),
  ];
  for (const name of kustomization.components ?? []) all = render(path.join(folder, name), examples, all);
  const { generatorOptions: options, configMapGenerator, secretGenerator } = kustomization;
  generate(all, { kind: 'ConfigMap', generators: configMapGenerator, options }, folder, examples);
  generate(all, { kind: 'Secret', generators: secretGenerator, options }, folder, examples);
  for (const patch of kustomization.patches ?? []) applyPatch(all, patch, folder);
  for (const { pairs, includeTemplates } of kustomization.labels ?? []) {
    for (const each of all) addLabels(each, pairs, includeTemplates);
  }
  const images = new Map(kustomization.images?.map((image) => [image.name, image]));
  const { namespace } = kustomization;
  return all.map((each) => ({
    ...(withImages(each, images) as Manifest),
    metadata: { ...each.metadata, ...(namespace && each.kind !== 'Namespace' && { namespace }) },
  }));
}

export const readManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS({ maxAliasCount: -1 }) as Manifest);

interface Generated {
  kind: 'ConfigMap' | 'Secret';
  generators: Generator[] | undefined;
  options: GeneratorOptions | undefined;
}

function generate(
  all: Manifest[],
  { kind, generators = [], options = {} }: Generated,
  folder: string,
  examples: Examples,
): void {
  for (const { name, behavior, envs } of generators) {
    const data = Object.assign({}, ...envs.map((file) => readEnv(path.join(folder, file), examples[file])));
    const known = all.find((each) => each.kind === kind && each.metadata.name === name);
    if (behavior !== 'merge') {
      all.push({ apiVersion: 'v1', kind, metadata: { name, ...structuredClone(options) }, data });
    } else if (known) {
      known.data = { ...(known.data as JsonObject), ...data };
      for (const field of ['labels', 'annotations'] as const)
        if (options[field]) known.metadata[field] = { ...known.metadata[field], ...options[field] };
    } else throw new Error(`${kind} ${name} is merged, but no base has it`);
  }
}

export function readEnv(file: string, example?: string): Record<string, string> {
  const text = existsSync(file) || example === undefined ? readFileSync(file, 'utf8') : example;
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

function applyPatch(all: Manifest[], { path: file, patch = '', target }: Patch, folder: string): void {
  const text = file === undefined ? patch : readFileSync(path.join(folder, file), 'utf8');
  for (const document of parseAllDocuments(text)) {
    const change = document.toJS() as Json;
    const wanted = target ?? { kind: (change as Manifest).kind, name: (change as Manifest).metadata.name };
    const found = all.filter((each) => isTarget(each, wanted));
    if (found.length === 0) throw new Error(`a patch has no target: ${JSON.stringify(wanted)}`);
    for (const each of found) {
      if (Array.isArray(change)) for (const operation of change) patchPath(each, operation as never);
      else Object.assign(each, merge(each, { ...(change as Manifest), metadata: withoutName(change as Manifest) }));
    }
  }
}

/** A patch keeps the name of what it changes. */
function withoutName({ metadata: { name: _name, ...rest } }: Manifest): JsonObject {
  return rest as JsonObject;
}

function isTarget({ kind, metadata }: Manifest, target: NonNullable<Patch['target']>): boolean {
  const [label = '', value] = target.labelSelector?.split('=') ?? [];
  return (
    kind === target.kind &&
    (target.name === undefined || target.name === metadata.name) &&
    (target.labelSelector === undefined || metadata.labels?.[label] === value)
  );
}

function addLabels(manifest: Manifest, pairs: Record<string, string>, includeTemplates = false): void {
  manifest.metadata.labels = { ...manifest.metadata.labels, ...pairs };
  const template = (manifest.spec as JsonObject | undefined)?.template as
    | { metadata?: { labels?: JsonObject } }
    | undefined;
  const isOwn = ['Deployment', 'StatefulSet', 'Job'].includes(manifest.kind);
  if (includeTemplates && isOwn && template) {
    template.metadata = { ...template.metadata, labels: { ...template.metadata?.labels, ...pairs } };
  }
}

function withImages(value: Json, images: Map<string, { newName?: string; newTag: string }>): Json {
  if (Array.isArray(value)) return value.map((each) => withImages(each, images));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const image = key === 'image' && typeof each === 'string' ? images.get(each) : undefined;
      return [key, image ? `${image.newName ?? each}:${image.newTag}` : withImages(each, images)];
    }),
  );
}
