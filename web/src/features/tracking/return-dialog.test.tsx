import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { prepareScreens, press, type Screen, showScreen, TestError, type, until } from '../../components/test-screen';
import { ReturnDialog } from './return-dialog';

prepareScreens();

const line = { id: 5, name: 'Lamp', image: '/x', price: '20.00', quantity: 2, returnableQuantity: 2 };
const order = { id: 7, items: [line] } as unknown as CustomerOrder;

/** Opens the dialog with one unit chosen, and returns the requests it sends. */
async function openDialog(responses: Screen['responses'] = {}) {
  const sent: Record<string, unknown>[] = [];
  await showScreen(<ReturnDialog order={order} orderKey={{ id: '7' }} onClose={() => undefined} />, {
    responses: {
      'POST /customer-orders/7/returns': (body) => {
        sent.push(body as Record<string, unknown>);
        return new TestError(503, 'unavailable');
      },
      ...responses,
    },
  });
  await type(await until(() => document.querySelector<HTMLInputElement>('li input')), '1');
  return sent;
}

const choosePhotos = (count: number) =>
  chooseFiles(Array.from({ length: count }, (_, index) => new File(['x'], `${index + 1}.png`, { type: 'image/png' })));

async function chooseFiles(files: File[]) {
  const input = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

// The dialog is not inside the container of the screen.
const findNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.textContent?.trim() === name || button.getAttribute('aria-label') === name,
  );
const submit = async () => press(await until(() => findNamed('Request return')));

describe('a return dialog', () => {
  it('requests nothing while a photo is uploaded, and then sends it', async () => {
    let finish: (stored: { photo: string }) => void = () => undefined;
    const stored = new Promise<{ photo: string }>((resolve) => {
      finish = resolve;
    });
    const sent = await openDialog({ 'POST /customer-orders/7/return-photos': () => stored });
    await choosePhotos(1);
    // The screen is told of a call that has begun in a task of its own.
    await until(() => document.querySelector('input[type=file]:disabled'));
    await act(async () => document.querySelector('form')?.requestSubmit());
    expect(sent).toHaveLength(0);
    await act(async () => finish({ photo: 'a' }));
    await until(() => findNamed('Remove 1.png'));
    await submit();
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({ photos: ['a'], items: [{ orderItemId: 5, quantity: 1 }] });
  });

  it('says how many units can be chosen where more are typed', async () => {
    await openDialog();
    const input = await until(() => document.querySelector<HTMLInputElement>('li input'));
    const note = () => document.querySelector('li [role=status]')?.textContent;
    expect(note()).toBe('');
    await type(input, '3');
    expect([input.value, note()]).toEqual(['2', 'You can choose up to 2.']);
    await type(input, '1');
    expect([input.value, note()]).toEqual(['1', '']);
  });

  it('names the photos that are too many', async () => {
    await openDialog({ 'POST /customer-orders/7/return-photos': () => ({ photo: crypto.randomUUID() }) });
    await choosePhotos(7);
    const alert = await until(() => document.querySelector('[role=alert]'));
    expect(alert.textContent).toContain('6.png, 7.png');
  });

  it('says of each photo why it was not added', async () => {
    const errors = [new TestError(400, 'invalid_request'), new TestError(422, 'unprocessable')];
    await openDialog({
      'POST /customer-orders/7/return-photos': () => errors.shift() ?? new TestError(503, 'unavailable'),
    });
    const tooLarge = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(tooLarge, 'size', { value: 25_000_001 });
    const names = ['damaged.png', 'one too many.png', 'unlucky.png'];
    await chooseFiles([
      new File(['x'], 'letter.pdf', { type: 'application/pdf' }),
      tooLarge,
      ...names.map((name) => new File(['x'], name, { type: 'image/png' })),
    ]);
    await until(() => document.querySelectorAll('[role=alert]').length === 5);
    expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
      "letter.pdf isn't a JPEG, PNG, WebP, AVIF or GIF image.",
      'large.png is larger than 25 MB.',
      "damaged.png couldn't be read as an image.",
      "one too many.png wasn't added: the limit for photos is reached.",
      "We couldn't upload unlucky.png. Please try again.",
    ]);
  });

  it('sends the same key for the same request, and another for a changed one', async () => {
    const sent = await openDialog();
    for (const times of [1, 2]) {
      await submit();
      await until(() => sent.length === times);
    }
    const reason = await until(() => document.querySelector('select'));
    await act(async () => {
      reason.value = 'damaged';
      reason.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await submit();
    await until(() => sent.length === 3);
    const keys = sent.map(({ requestId }) => requestId);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
