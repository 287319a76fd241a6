import type { Endpoint } from '@shopwright/contracts/endpoint';
import { updateProfile } from '@shopwright/contracts/http/auth';
import { putCart } from '@shopwright/contracts/http/cart';
import { setStock } from '@shopwright/contracts/http/inventory';
import { createPaymentIntent, recordOrder } from '@shopwright/contracts/http/orders';
import { createProduct, setDropship } from '@shopwright/contracts/http/products';
import { importProducts } from '@shopwright/contracts/http/suppliers';
import { forwardedEndpoints } from '@shopwright/contracts/public-endpoints';

const product = {
  name: 'Studio microphone',
  description: 'A condenser microphone for streaming.',
  price: '129.00',
  image: '/images/products/microphone.webp',
  category: 'Audio',
  featured: false,
  inStock: true,
};
const customer = {
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  customerAddress: '12 St James Square, London',
};

/** A right body for each endpoint that takes one. A new endpoint without a sample fails the tests that use it. */
const bodies = new Map<Endpoint, object>([
  [createProduct, product],
  [setDropship, { isDropshipped: true }],
  [setStock, { stockQuantity: 5 }],
  [importProducts, { supplierType: 'aliexpress', productIds: ['AE001'], profitMargin: 30 }],
  [putCart, { items: [{ productId: 1, quantity: 2 }] }],
  [createPaymentIntent, { amount: 12.5, items: [{ productId: 1, quantity: 2 }] }],
  [recordOrder, { ...customer, total: '12.50', paymentIntentId: 'pi_123' }],
  [updateProfile, { firstName: 'Maya', lastName: 'Okafor', email: 'shopper@example.com', marketingOptIn: true }],
]);

const params: Record<string, string> = {
  ':id': '7',
  ':jobId': '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10',
  ':traceId': 'a'.repeat(32),
  ':mailId': 'b'.repeat(32),
};

export interface Sample {
  name: string;
  endpoint: Endpoint;
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  body: object | undefined;
}

export const samples: Sample[] = forwardedEndpoints.map((endpoint) => {
  const body = bodies.get(endpoint);
  if (endpoint.body && !body) throw new Error(`${endpoint.method} ${endpoint.path} has no sample body`);
  return {
    name: `${endpoint.method} ${endpoint.path}`,
    endpoint,
    method: endpoint.method.toLowerCase() as Sample['method'],
    path: `/api${endpoint.path.replace(/:\w+/g, (name) => params[name] ?? name)}`,
    body,
  };
});

export const writes = samples.filter((sample) => sample.endpoint.method !== 'GET');
