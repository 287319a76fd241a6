import { expect, type Page } from '@playwright/test';

/** The pixels of a small grey square. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQI12MoxwEYhpYEAN/GWUHu9IfJAAAAAElFTkSuQmCC',
  'base64',
);
export const imageFile = { name: 'lamp.png', mimeType: 'image/png', buffer: image };

/** A name that no other test uses. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export const productFields = (name: string) => ({
  name,
  description: 'A lamp that was made for a test.',
  price: '29.00',
  image: '/images/products/sample-ae003-led-desk-lamp.webp',
  category: 'Lighting',
  featured: false,
  inStock: true,
});

/** Creates a product with 3 units, in the session of staff. */
export async function createProduct(
  page: Page,
  name: string,
  changes: object = {},
): Promise<{ id: number; name: string; version: number }> {
  const data = { ...productFields(name), stockQuantity: 3, ...changes };
  const response = await page.request.post('/api/products', { data });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

export const readProduct = async (page: Page, id: number) => (await page.request.get(`/api/products/${id}`)).json();
