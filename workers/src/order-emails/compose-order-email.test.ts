import { type Language, languages } from '@shopwright/contracts/fields';
import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { formatMoney } from '@shopwright/contracts/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeOrderEmail } from './compose-order-email';
import type { OrderEmail } from './order-email';

const order: PlacedOrder = {
  id: 12,
  reference: '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10',
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  customerAddress: '12 St James Square\nLondon',
  total: '2596.50',
  discount: '0.00',
  status: 'confirmed',
  refundState: 'none',
  createdAt: '2026-01-01T00:00:00.000Z',
  trackingToken: null,
  items: [
    { id: 1, productId: 1, name: 'Studio microphone', image: '/images/m.webp', quantity: 2, price: '1249.00' },
    { id: 2, productId: 2, name: 'Cable', image: '/images/c.webp', quantity: 1, price: '98.50' },
  ],
};
const confirmed: OrderEmail = { kind: 'confirmed' };
const cancelled: OrderEmail = { kind: 'cancelled', refundCents: 259_650, isOffline: false };
const to = (language: Language) => ({ language, publicUrl: 'https://store.example', store: { name: 'Shopwright' } });
const compose = (changes: Partial<PlacedOrder> = {}, kind: OrderEmail = confirmed) =>
  composeOrderEmail({ ...order, ...changes }, kind, to('en'));

describe('composeOrderEmail', () => {
  it('lists the products, the amounts and the delivery address', () => {
    const { subject, text, html } = compose();
    expect(subject).toBe('Order confirmed: #12');
    expect(text).toBe(`Hi Ada Byron,

Thank you for your order. We received your payment and are preparing your order for shipment.

Order #12
2 × Studio microphone: $2,498.00
1 × Cable: $98.50
Total: $2,596.50

Shipping address:
12 St James Square
London

View your orders: https://store.example/account

--
You received this email because you placed an order at Shopwright.
`);
    for (const expected of ['Order #12', 'Studio microphone', '$2,498.00', '$98.50', '$2,596.50', 'London<br>']) {
      expect(html).toContain(expected);
    }
    expect(html).toContain('href="https://store.example/account"');
  });

  it('links a guest to the order itself, confirmed or cancelled', () => {
    for (const kind of [confirmed, cancelled]) {
      const { text, html } = compose({ trackingToken: 'the-token_of-a-guest' }, kind);
      expect(text).toContain(
        'Track your order: https://store.example/track-order?order=12&token=the-token_of-a-guest\n',
      );
      expect(html).toContain('href="https://store.example/track-order?order=12&amp;token=the-token_of-a-guest"');
      expect(text + html).not.toContain('/account');
    }
  });

  it('states the refund of a cancelled order', () => {
    const { subject, text, html } = compose({ status: 'cancelled' }, cancelled);
    expect(subject).toContain('Order cancelled: #12');
    for (const body of [text, html]) {
      expect(body).toContain('Your order #12 was cancelled and $2,596.50 is being refunded.');
      expect(body).not.toContain('Thank you for your order');
    }
  });

  it('shows the discount of a reward', () => {
    const { text, html } = compose({ total: '2586.50', discount: '10.00' });
    expect(text).toContain('Discount: -$10.00\nTotal: $2,586.50\n');
    expect(html).toContain('-$10.00');
    expect(compose().text).not.toContain('Discount');
  });

  it.each([
    ['0.01', '$0.01'],
    ['0.10', '$0.10'],
    ['999999.99', '$999,999.99'],
  ])('writes %s as %s', (total, shown) => {
    expect(compose({ total }).text).toContain(`Total: ${shown}\n`);
  });

  it('does not greet a name that is an advertisement', () => {
    expect(compose({ customerName: 'Win big at www.evil' }).text).toMatch(/^Hi,\n/);
  });

  it('works without a name and an address', () => {
    const { text, html } = compose({ customerName: '', customerAddress: '' });
    expect(text.startsWith('Hi,\n')).toBe(true);
    expect(text + html).not.toContain('Shipping address');
  });

  it('escapes what customers typed', () => {
    const evil = `<img src=x onerror="alert('1')">&amp;`;
    const { html } = compose({
      customerName: evil,
      customerAddress: `${evil}\n</td><script>alert(1)</script>`,
      items: [{ ...order.items[0]!, name: `"'</title><script>${evil}` }],
    });
    expect(html).not.toMatch(/<img|<script|onerror="/i);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
    expect(html).toContain('&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;<br>');
  });

  it.each([
    ['Studiomikrofon', 'Studiomikrofon'],
    [null, 'Studio microphone'],
    [undefined, 'Studio microphone'],
  ])('names a product in the language of the order, where it has a name in it: %s', (localName, expected) => {
    const { html, text } = compose({ items: [{ ...order.items[0]!, localName }] });
    expect(html).toContain(`>${expected}<br>`);
    expect(text).toContain(`2 × ${expected}: `);
  });

  it('turns no text into markup', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g);
    const plain = tags(compose({ customerAddress: 'x' }).html);
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'<>"\'&/!a= ') }));
    fc.assert(
      fc.property(text, text, (customerName, name) => {
        const items = order.items.map((item) => ({ ...item, name }));
        expect(tags(compose({ customerName, items, customerAddress: 'x' }).html)).toEqual(plain);
      }),
    );
  });

  it('puts nothing that customers typed into the subject', () => {
    const evil = 'x\r\nBcc: everybody';
    expect(compose({ customerName: evil, customerAddress: evil }).subject).toBe(compose().subject);
    expect(compose({ customerName: evil }).text).toContain('Hi x Bcc: everybody,\n');
  });
});

describe('composeOrderEmail in every language', () => {
  it.each(languages)('%s: is complete', (language) => {
    for (const kind of [confirmed, cancelled]) {
      const { subject, text, html } = composeOrderEmail(order, kind, to(language));
      expect(subject).toContain('#12');
      expect(subject).not.toMatch(/[\r\n]/);
      for (const expected of [
        'Ada Byron',
        '#12',
        formatMoney(259_650, language),
        'Studio microphone',
        'https://store.example/account',
      ]) {
        expect(text).toContain(expected);
        expect(html).toContain(expected);
      }
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    }
  });

  it('has a different subject in each language', () => {
    const subjects = languages.map((language) => composeOrderEmail(order, cancelled, to(language)).subject);
    expect(new Set(subjects).size).toBe(languages.length);
  });
});
