import { fillPath } from '@shopwright/contracts/endpoint';
import { publicEndpoints } from '@shopwright/contracts/public-endpoints';
import { describe, expect, it } from 'vitest';
import { findEndpoint } from './find-endpoint';

const anyParams = new Proxy({}, { get: () => '7' }) as Record<string, string>;

describe('findEndpoint', () => {
  it.each(publicEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'finds %s',
    (_name, endpoint) => {
      expect(findEndpoint(endpoint.method, `/api${fillPath(endpoint.path, anyParams)}?a=/b/c`)).toBe(endpoint);
    },
  );

  it('answers HEAD as GET, and finds nothing at other addresses', () => {
    expect(findEndpoint('HEAD', '/api/products')?.path).toBe('/products');
    expect(findEndpoint('GET', '/api/nothing')).toBeUndefined();
    expect(findEndpoint('PATCH', '/api/products')).toBeUndefined();
    expect(findEndpoint('GET', '/api')).toBeUndefined();
  });
});
