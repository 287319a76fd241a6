import { loginForm, profileForm, registerForm } from '@shopwright/contracts/http/auth';
import { contactForm } from '@shopwright/contracts/http/contact';
import { setStock } from '@shopwright/contracts/http/inventory';
import { shippingForm, trackingForm } from '@shopwright/contracts/http/orders';
import { newDropshipProduct, newProduct } from '@shopwright/contracts/http/products';
import { reviewForm } from '@shopwright/contracts/http/reviews';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { demoForm } from '../features/demo-checkout/demo-form';
import { formMessage } from './form-messages';
import { changeLanguage, loadMessages } from './language';

const long = 'x'.repeat(6000);
const forms: Record<string, z.ZodType> = {
  loginForm,
  registerForm,
  profileForm,
  shippingForm,
  demoForm,
  contactForm,
  reviewForm,
  trackingForm,
  newProduct,
  newDropshipProduct,
  stock: setStock.body as z.ZodType,
};
const fields = [
  ...['name', 'description', 'price', 'image', 'category', 'supplierName', 'supplierProductId', 'supplierCost'],
  ...['firstName', 'lastName', 'email', 'password', 'phone', 'address', 'city', 'country', 'zipCode'],
  ...['subject', 'message', 'title', 'content', 'orderNumber'],
  ...['customerName', 'customerEmail', 'customerAddress', 'cardholderName', 'cardNumber', 'expiryDate', 'cvv'],
];
const filledWith = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
const wrong = [{}, { rating: 0 }, filledWith(''), filledWith(long), filledWith('a\u0000b'), filledWith('0.00')];
const stocks = [{ stockQuantity: -1 }, { stockQuantity: 1.5 }];

const messages = new Set(
  Object.values(forms).flatMap((form) =>
    [...wrong, ...stocks].flatMap((input) => form.safeParse(input).error?.issues.map(({ message }) => message) ?? []),
  ),
);
/** Errors that the forms' controls cannot cause: absent fields, and numbers too large to type. */
const unseen = /^(Unrecognized key|Invalid input|Too )/;

describe('form messages', () => {
  beforeAll(() => loadMessages(['forms', 'shop']));

  it('say in English what the contracts say', () => {
    const own = [...messages].filter((message) => !unseen.test(message) && !/at most \d/.test(message));
    expect(own.length).toBeGreaterThan(15);
    for (const message of own) expect(formMessage(message)).toBe(message);
  });

  it('are translated, all of them', async () => {
    await changeLanguage('de');
    const own = [...messages].filter((message) => !unseen.test(message));
    const untranslated = own.filter(
      (message) => message.startsWith('Format') === false && formMessage(message) === message,
    );
    expect(untranslated).toEqual([]);
    expect(own.filter((message) => formMessage(message) === formMessage('no such message'))).toEqual([]);
    expect(formMessage('Must be at most 100 characters')).toContain('100');
    await changeLanguage('en');
  });

  it('fall back on the form layer’s own words', () => {
    expect(formMessage(undefined)).toBeUndefined();
    expect(formMessage('Invalid input: expected string, received undefined')).toBe('Required');
    expect(formMessage('An unforeseen message')).toBe('Invalid input');
  });
});
