import { defaultTimeoutMs } from '@shopwright/contracts/endpoint';
import { listFactHeaders } from '@shopwright/contracts/list-facts';
import { forwardRequest } from '@shopwright/service-kit/http/forward';
import type { BffDeps } from '../deps';

export type ReadCatalog = (address: string) => Promise<Response>;

const visitor = { role: 'anonymous' } as const;
const endpoint = { service: 'catalog', method: 'GET', path: '/(for a page)', timeoutMs: defaultTimeoutMs } as const;

/** Answers a GET below /api as it would a visitor: what pages are rendered from is the same for everyone. */
export function catalogReader({ config, tokens }: Pick<BffDeps, 'config' | 'tokens'>): ReadCatalog {
  return async (address) => {
    const target = address.replace(/^\/api(?=\/)/, '');
    const { status, header, body } = await forwardRequest(tokens, endpoint, {
      url: config.upstreams.catalog,
      target,
      actor: visitor,
    });
    const headers = ['link', ...listFactHeaders].flatMap((name): [string, string][] => {
      const value = header(name);
      return value ? [[name, value]] : [];
    });
    return new Response(new Uint8Array(body), { status, headers });
  };
}
