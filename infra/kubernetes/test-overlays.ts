import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { fromRoot } from '../local/paths';
import type { JsonObject } from './patch';
import { type Manifest, readEnv, render } from './render';

export const overlays = ['small', 'scaled'] as const;
export type Overlay = (typeof overlays)[number];

const folderOf = (overlay: Overlay) => fromRoot('infra/kubernetes/overlays', overlay);
const { signingKeys, publicKeys } = drawInternalKeys();

/** Secrets of a production store, as secrets.env would have them. */
export const testSecrets: Record<string, string> = {
  ...Object.fromEntries(Object.entries(signingKeys).map(([name, key]) => [`${name.toUpperCase()}_SIGNING_KEY`, key])),
  INTERNAL_PUBLIC_KEYS: publicKeys,
  LINK_SECRET: 'a-secret-of-32-characters-or-more-than-that',
  BACKUP_KEY: 'another-secret-of-32-characters-or-more-than-that',
  POSTGRES_PASSWORD: 'password-of-postgres',
  REDIS_PASSWORD: 'password-of-redis',
  REDIS_URL: 'redis://:password-of-redis@redis:6379',
  CATALOG_DB_PASSWORD: 'password-of-catalog',
  ORDERS_DB_PASSWORD: 'password-of-orders',
  AUTH_DB_PASSWORD: 'password-of-auth',
  TRACES_DB_PASSWORD: 'password-of-traces',
  STRIPE_SECRET_KEY: 'sk_live_1234567890',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1234567890',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
};

/** The names that a person fills in. */
export const secretNames = (overlay: Overlay) =>
  Object.keys(readEnv(path.join(folderOf(overlay), 'secrets.env.example')));

export function renderOverlay(overlay: Overlay): Manifest[] {
  const secrets = secretNames(overlay).map((name) => `${name}=${testSecrets[name] ?? ''}`);
  const backupStore = readFileSync(fromRoot('infra/kubernetes/overlays/scaled/backup-store.env.example'), 'utf8');
  return render(folderOf(overlay), { 'secrets.env': secrets.join('\n'), 'backup-store.env': backupStore });
}

type EnvEntry = {
  name: string;
  value?: string;
  valueFrom?: Partial<Record<'secretKeyRef' | 'configMapKeyRef', { name: string; key: string; optional?: boolean }>>;
};

export interface Container extends JsonObject {
  name: string;
  image: string;
  args: string[];
  env: never;
}

export interface Workload {
  kind: string;
  name: string;
  labels: Record<string, string>;
  spec: JsonObject;
  /** The containers that run once, in their order, then the others. */
  containers: Container[];
}

/** What becomes pods, also by an operator: those have the labels that CloudNativePG gives them. */
export function listWorkloads(manifests: Manifest[]): Workload[] {
  return manifests.flatMap(({ kind, metadata, spec }) => {
    if (!['Deployment', 'StatefulSet', 'Job'].includes(kind)) return [];
    const { template } = spec as { template: { metadata: Manifest['metadata']; spec: JsonObject } };
    const { initContainers = [], containers } = template.spec as unknown as Record<string, Container[]>;
    const all = [...initContainers, ...(containers ?? [])];
    return [
      { kind, name: metadata.name, labels: template.metadata.labels ?? {}, spec: template.spec, containers: all },
    ];
  });
}

export const envOf = (container: Container): EnvEntry[] => (container.env as unknown as EnvEntry[] | undefined) ?? [];

/** The environment of a container, as the kubelet would make it. Throws where something is not defined, or only later. */
export function resolveEnv(container: Container, manifests: Manifest[]): Record<string, string> {
  const dataOf = (kind: string, name: string) =>
    manifests.find((each) => each.kind === kind && each.metadata.name === name)?.data as
      | Record<string, string>
      | undefined;
  const sources = (container.envFrom ?? []) as unknown as { configMapRef: { name: string } }[];
  const settings = Object.assign({}, ...sources.map(({ configMapRef }) => dataOf('ConfigMap', configMapRef.name)));
  const own: Record<string, string> = {};
  for (const { name, value, valueFrom } of envOf(container)) {
    const { secretKeyRef, configMapKeyRef } = valueFrom ?? {};
    const ref = secretKeyRef ?? configMapKeyRef;
    if (ref) {
      // CloudNativePG makes this one.
      const ofOperator: Record<string, string> | undefined =
        ref.name === 'postgres-app' ? { password: 'made-by-the-operator' } : undefined;
      const found = (ofOperator ?? dataOf(secretKeyRef ? 'Secret' : 'ConfigMap', ref.name))?.[ref.key];
      if (found === undefined && !ref.optional) throw new Error(`${container.name}: ${ref.name} has no ${ref.key}`);
      if (found !== undefined) own[name] = found;
    } else {
      own[name] = (value ?? '').replace(/\$\((\w+)\)/g, (_, used: string) => {
        if (own[used] === undefined)
          throw new Error(`${container.name}: ${name} uses ${used}, which is not defined before`);
        return own[used];
      });
    }
  }
  return { ...settings, ...own };
}
