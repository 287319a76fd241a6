import { loginForm, profileForm, registerForm } from '@shopwright/contracts/http/auth';
import { contactForm } from '@shopwright/contracts/http/contact';
import { setStock } from '@shopwright/contracts/http/inventory';
import { shippingForm, trackingForm } from '@shopwright/contracts/http/orders';
import { newDropshipProduct, newProduct } from '@shopwright/contracts/http/product-editing';
import { reviewForm } from '@shopwright/contracts/http/reviews';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { demoForm } from '../features/demo-checkout/demo-checkout-form';
import { changeLanguage, loadMessages } from '../i18n/language';
import { ApiError } from '../lib/api-error';
import { formMessage, useZodForm } from './use-zod-form';

const schema = z.object({ email: z.string() });
type Options = Parameters<ReturnType<typeof useZodForm<typeof schema>>['submit']>[1];

const container = document.createElement('div');
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await loadMessages('parts');
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const refusing = (path: string) =>
  new ApiError(409, JSON.stringify({ code: 'conflict', message: 'x', fields: [{ path, message: 'Required' }] }));

/** Submits a form whose mutation ends with this error, and returns what the form then shows. */
async function submit(error: Error | undefined, options: Partial<Options> = {}): Promise<string> {
  const mutate = (_sent: unknown, told: { onSuccess: (result: string) => void; onError: (error: Error) => void }) =>
    error ? told.onError(error) : told.onSuccess('saved');
  function Form() {
    const form = useZodForm(schema, { email: 'a@example.com' });
    return (
      <form onSubmit={form.submit({ mutate } as never, options as Options)}>
        <input {...form.register('email')} />
        <p>{form.getError('email')}</p>
      </form>
    );
  }
  act(() => root.render(<Form />));
  await act(async () => {
    container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  return container.textContent ?? '';
}

describe('submitting a form', () => {
  it('shows what the server has against a field there, and nowhere else', async () => {
    const failed = vi.fn();
    expect(await submit(refusing('email'), { failed })).toBe('Required');
    expect(failed).not.toHaveBeenCalled();
  });

  it('calls `failed` with an error that names no field of the form', async () => {
    const failed = vi.fn();
    expect(await submit(refusing('password'), { failed })).toBe('');
    expect(failed).toHaveBeenCalledOnce();
  });

  it('shows an error of the field that `toField` names for another', async () => {
    const failed = vi.fn();
    expect(await submit(refusing('customer.email'), { failed, toField: (path) => path.replace('customer.', '') })).toBe(
      'Required',
    );
    expect(failed).not.toHaveBeenCalled();
  });

  it('leaves alone an error that the screen shows itself', async () => {
    const failed = vi.fn();
    expect(await submit(refusing('email'), { failed, isShown: () => true })).toBe('');
    expect(failed).not.toHaveBeenCalled();
  });

  it('tells every error to `onError`', async () => {
    const onError = vi.fn();
    await submit(refusing('email'), { onError });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('tells what was sent with what came of it', async () => {
    const onSuccess = vi.fn();
    await submit(undefined, { onSuccess });
    expect(onSuccess).toHaveBeenCalledWith('saved', { email: 'a@example.com' });
  });

  it('sends nothing where there is nothing to send', async () => {
    const onSuccess = vi.fn();
    await submit(undefined, { input: () => undefined, onSuccess });
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe('what was typed', () => {
  const draftSchema = z.object({ name: z.string(), texts: z.object({ de: z.string(), fr: z.string() }) });
  const stored = { name: 'Lamps', texts: { de: '', fr: 'Lampes' } };
  let form: ReturnType<typeof useZodForm<typeof draftSchema>>;
  let ending: Error | 'never' = 'never';
  const mutate = (_sent: unknown, told: { onError: (error: Error) => void }) =>
    ending === 'never' ? undefined : told.onError(ending);
  function Draft({ values }: { values: typeof stored }) {
    form = useZodForm(draftSchema, values);
    return (
      <form onSubmit={form.submit({ mutate } as never, { failed: () => undefined })}>
        <input {...form.register('name')} />
        <input {...form.register('texts.de')} />
        <input {...form.register('texts.fr')} />
      </form>
    );
  }
  const shown = () => [...container.querySelectorAll('input')].map(({ value }) => value);
  const typeGerman = async () => {
    act(() => root.render(<Draft values={stored} />));
    const input = container.querySelector<HTMLInputElement>('[name="texts.de"]');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Lampen');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };

  it.each([
    ['an ended session', 401, 'unauthenticated'],
    ['a conflict', 409, 'conflict'],
    ['an error of the server', 500, 'internal'],
    ['a server that is away', 503, 'unavailable'],
  ])('stays in the form after %s', async (_, status, code) => {
    await typeGerman();
    ending = new ApiError(status, JSON.stringify({ code, message: 'x', requestId: 'x' }));
    await act(async () => container.querySelector('form')?.requestSubmit());
    expect(shown()).toEqual(['Lamps', 'Lampen', 'Lampes']);
    expect(form.formState.isDirty).toBe(true);
  });

  it('stays when the page reads its data again', async () => {
    await typeGerman();
    act(() => root.render(<Draft values={{ name: 'Lights', texts: { de: 'Leuchten', fr: '' } }} />));
    expect(shown()).toEqual(['Lamps', 'Lampen', 'Lampes']);
  });

  it('stays beside what someone else has saved, and is what is then unsaved', async () => {
    await typeGerman();
    await act(async () => form.fillBeside({ name: 'Lights', texts: { de: 'Leuchten', fr: 'Luminaires' } }));
    expect(shown()).toEqual(['Lights', 'Lampen', 'Luminaires']);
    expect(form.formState.dirtyFields).toEqual({ texts: { de: true } });
  });
});

describe('a field left empty', () => {
  const Empty = ({ typed }: { typed: string }) => {
    const form = useZodForm(
      shippingForm,
      { customerName: typed, customerEmail: typed, customerAddress: typed },
      { empty: { customerName: 'shared.form.empty.name' } },
    );
    return (
      <form onSubmit={form.handleSubmit(() => {})}>
        <input {...form.register('customerName')} />
        <input {...form.register('customerEmail')} />
        <input {...form.register('customerAddress')} />
        {(['customerName', 'customerEmail', 'customerAddress'] as const).map((name) => (
          <p key={name}>{form.getError(name)}</p>
        ))}
      </form>
    );
  };
  const errorsAfter = async (typed: string) => {
    act(() => root.render(<Empty typed={typed} />));
    await act(async () => {
      container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  };

  it('is asked for', async () => {
    expect(await errorsAfter('')).toEqual(['Enter your name', 'Enter your email', 'Enter your address']);
  });

  it('is asked for where only spaces are typed', async () => {
    expect(await errorsAfter('  ')).toEqual(['Enter your name', 'Enter your email', 'Enter your address']);
  });

  it('is told its rule once something is typed', async () => {
    expect(await errorsAfter('A')).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email',
      'Please enter a complete address',
    ]);
  });

  it('is told its rule as soon as something is typed', async () => {
    await errorsAfter('');
    const input = container.querySelector<HTMLInputElement>('[name=customerEmail]');
    await act(async () => {
      // React overrides the property on the element, and hears only of values set by the prototype's.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'A');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(container.querySelectorAll('p')[1]?.textContent).toBe('Please enter a valid email');
  });

  it('is asked for in Japanese', async () => {
    await changeLanguage('ja');
    expect((await errorsAfter(''))[0]).toBe('お名前を入力してください');
    await changeLanguage('en');
  });
});

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
  'name',
  'description',
  'price',
  'image',
  'category',
  'supplierName',
  'supplierProductId',
  'supplierCost',
  'firstName',
  'lastName',
  'email',
  'password',
  'phone',
  'address',
  'city',
  'country',
  'zipCode',
  'subject',
  'message',
  'title',
  'content',
  'orderNumber',
  'customerName',
  'customerEmail',
  'customerAddress',
  'cardholderName',
  'cardNumber',
  'expiryDate',
  'cvv',
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
  beforeAll(() => loadMessages('parts'));

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
