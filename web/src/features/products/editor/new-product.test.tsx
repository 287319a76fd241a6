import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { findButton, findField, prepareScreens, press, showScreen, type, until } from '../../../components/test-screen';
import { AddProductForm } from '../add-product-form';
import { testStaffProduct } from '../test-staff-product';
import { NewProduct } from './new-product';

prepareScreens();

const responses = { 'GET /categories': () => [], 'GET /staff/categories': () => [] };

describe('a product without an image', () => {
  it.each([
    ['the tab "Add Product"', <AddProductForm key="tab" />],
    ['the page of a new product', <NewProduct key="page" />],
  ])('asks for an upload too, in %s', async (_, form) => {
    await showScreen(form, { responses });
    await press(await until(() => findButton('Add Product')));
    const field = await until(() => {
      const found = findField('Image URL');
      return found?.getAttribute('aria-invalid') === 'true' && found;
    });
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain('Please enter a valid image URL, or upload an image');
  });
});

describe('a new product', () => {
  it.each([
    ['Save as draft', true],
    ['Add Product', undefined],
  ])('by "%s" is a draft: %s', async (button, isDraft) => {
    let sent: { isDraft?: boolean; name: string } | undefined;
    const categories = () => [{ id: 1, name: 'Lighting', slug: 'lighting' }];
    const save = (body: unknown) => {
      sent = body as typeof sent;
      return testStaffProduct();
    };
    await showScreen(<NewProduct />, {
      responses: { 'GET /categories': categories, 'GET /staff/categories': categories, 'POST /products': save },
    });
    const fill = async (label: string, text: string) => type(await until(() => findField(label)), text);
    await fill('Product name', 'Brass lamp');
    await fill('Price ($)', '29.00');
    await fill('Description', 'A lamp of brass.');
    await fill('Image URL', '/images/products/lamp.webp');
    await press(await until(() => findButton('Add')));
    const category = await until(() => {
      const found = findField('Category') as HTMLElement | undefined;
      return found instanceof HTMLSelectElement && found.options.length > 1 && found;
    });
    await act(async () => {
      category.value = 'Lighting';
      category.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await press(await until(() => findButton(button)));
    await until(() => sent);
    expect(sent).toMatchObject({ name: 'Brass lamp' });
    expect(sent?.isDraft).toBe(isDraft);
  });

  it('as a draft needs a name only', async () => {
    let sent: unknown;
    const save = (body: unknown) => {
      sent = body;
      return testStaffProduct({ isDraft: true });
    };
    await showScreen(<NewProduct />, { responses: { ...responses, 'POST /products': save } });
    await press(await until(() => findButton('Save as draft')));
    expect((await until(() => findAlert())).textContent).toBe('Check these fields: Product name.');
    expect(sent).toBeUndefined();
    await type(await until(() => findField('Product name')), 'An idea');
    await press(await until(() => findButton('Save as draft')));
    await until(() => sent);
    expect(sent).toMatchObject({ name: 'An idea', description: '', price: '0.00', image: '', isDraft: true });
  });

  it('on sale names what is missing, and leads to the first of it', async () => {
    await showScreen(<NewProduct />, { responses });
    await type(await until(() => findField('Product name')), 'An idea');
    await press(await until(() => findButton('Add Product')));
    expect((await until(() => findAlert())).textContent).toBe(
      'Check these fields: Price, Category, Description, and Images.',
    );
    expect(document.activeElement).toBe(findField('Price ($)'));
  });
});

const findAlert = () => [...document.querySelectorAll('[role=alert]')].find((alert) => alert.textContent);
