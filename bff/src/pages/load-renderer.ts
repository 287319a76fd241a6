import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFactHeaders } from '@shopwright/contracts/list-facts';
import type { CreatePageRenderer, PageRenderer, PageRendererOptions } from '@shopwright/contracts/page-renderer';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { startPeriodicTask } from '@shopwright/service-kit/runtime/periodic-task';
import type { BffDeps } from '../deps';

type LoaderDeps = Pick<BffDeps, 'config' | 'cache' | 'logger'>;

const checkedEveryMs = 1000;

/**
 * Loads the server half of the built web app. It is not part of this bundle, since it is built with the half for
 * browsers. Loads it again after both were rebuilt while the store runs, since the files that it names no longer exist.
 */
export async function loadPageRenderer(deps: LoaderDeps): Promise<PageRenderer> {
  let version = await versionOf(deps);
  let renderer = await load(deps, version);

  const refresh = async () => {
    try {
      const built = await versionOf(deps);
      if (built === version) return;
      renderer = await load(deps, built);
      version = built;
      deps.cache.ready.clear();
    } catch (error) {
      deps.logger.warn({ err: safeError(error) }, 'the new build of the web app cannot be loaded yet');
    }
  };
  // Checks by a timer, since no page is prepared while all requests are answered from the cache.
  startPeriodicTask(deps.logger, { name: 'build of the web app', everyMs: checkedEveryMs, work: refresh });
  return {
    async prepare(request) {
      const of = version;
      const page = await renderer.prepare(request);
      return { ...page, fingerprint: `${of} ${page.fingerprint}` };
    },
    overview: (language) => renderer.overview(language),
    shell: (language) => renderer.shell(language),
  };
}

async function versionOf({ config }: LoaderDeps): Promise<string> {
  const files = [path.join(config.webRoot, 'index.html'), config.webRenderer];
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return times.join('-');
}

async function load(deps: LoaderDeps, version: string): Promise<PageRenderer> {
  const { webRoot, webRenderer, publicOrigin } = deps.config;
  const [template, manifest, { createPageRenderer }] = await Promise.all([
    readFile(path.join(webRoot, 'index.html'), 'utf8'),
    readFile(path.join(webRoot, '.vite/manifest.json'), 'utf8'),
    import(`${pathToFileURL(webRenderer).href}?${version}`) as Promise<{ createPageRenderer: CreatePageRenderer }>,
  ]);
  return createPageRenderer({
    template,
    manifest: JSON.parse(manifest) as PageRendererOptions['manifest'],
    origin: publicOrigin,
    read: catalogReader(deps),
  });
}

export type ReadCatalog = (address: string) => Promise<Response>;

/** Answers a GET below /api as it would a visitor: what pages are rendered from is the same for everyone. */
export function catalogReader({ cache }: Pick<BffDeps, 'cache'>): ReadCatalog {
  return async (address) => {
    const { status, header, body } = await cache.reads.read(undefined, address.replace(/^\/api(?=\/)/, ''));
    const headers = ['link', ...listFactHeaders].flatMap((name): [string, string][] => {
      const value = header(name);
      return value ? [[name, value]] : [];
    });
    return new Response(new Uint8Array(body), { status, headers });
  };
}
