import { languages } from '@shopwright/contracts/fields';
import type { StockAlert } from '@shopwright/contracts/http/stock-alerts';
import { describe, expect, it } from 'vitest';
import { composeStockAlert, composeStockDigest, digestRowsMax } from './compose-stock-emails';

const publicUrl = 'https://store.example';
const to = (language: (typeof languages)[number]) => ({ language, publicUrl, store: { name: 'Lamp & Co' } });
const lamp: StockAlert = {
  id: 7,
  name: 'Desk <Lamp>',
  stockQuantity: 2,
  lowStockThreshold: 5,
  since: '2026-11-20T23:30:00.000Z',
  snoozedUntil: null,
};
const link = 'https://store.example/admin/products/7';

describe('composeStockAlert', () => {
  it('names the product, what is left and its threshold, and links to it', () => {
    expect(composeStockAlert(lamp, to('en'))).toMatchObject({
      subject: 'Low stock: Desk <Lamp>',
      text: `Hello,

Desk <Lamp> has 2 left in stock. Its threshold is 5.

Open the product: ${link}

--
You received this email because Lamp & Co sends low-stock alerts to this address.
`,
    });
  });

  it('is German for a German store', () => {
    const { subject, text } = composeStockAlert(lamp, to('de'));
    expect(subject).toBe('Niedriger Bestand: Desk <Lamp>');
    expect(text).toContain('Desk <Lamp>: noch 2 auf Lager. Der Meldebestand ist 5.');
  });

  it.each(languages)('%s: has every value and no placeholder', (language) => {
    const { subject, text, html } = composeStockAlert({ ...lamp, name: 'Lamp\r\nBcc: x' }, to(language));
    expect(subject).toContain('Lamp Bcc: x');
    for (const value of ['2', '5', 'Lamp Bcc: x', 'Lamp & Co', link]) expect(text).toContain(value);
    expect(subject + text + html).not.toMatch(/\{\w+\}|undefined/);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  it('is another text in each language', () => {
    expect(new Set(languages.map((language) => composeStockAlert(lamp, to(language)).text)).size).toBe(
      languages.length,
    );
  });
});

describe('composeStockDigest', () => {
  it.each([
    ['UTC', 'Nov 20, 2026'],
    ['Europe/Berlin', 'Nov 21, 2026'],
    ['America/Los_Angeles', 'Nov 20, 2026'],
    ['Pacific/Kiritimati', 'Nov 21, 2026'],
  ])('names days in the time zone of a store in %s, and its own day as it is', (timeZone, since) => {
    const { language, store, ...rest } = to('en');
    const email = composeStockDigest([lamp], '2026-11-22', { ...rest, language, store: { ...store, timeZone } });
    expect(email.subject).toBe('Low-stock digest for Nov 22, 2026');
    expect(email.text).toContain(since);
  });

  const day = '2026-11-22';
  const stand: StockAlert = { ...lamp, id: 8, name: 'Stand', stockQuantity: 0, lowStockThreshold: 3, since: null };

  it('lists what is left of each product, its threshold, and since when', () => {
    const { subject, text, html } = composeStockDigest([stand, lamp], day, to('en'));
    expect(subject).toBe('Low-stock digest for Nov 22, 2026');
    expect(text).toBe(`Hello,

These products are running low.

Stand
Left: 0 · Threshold: 3

Desk <Lamp>
Left: 2 · Threshold: 5 · Since: Nov 20, 2026

Open the inventory: https://store.example/inventory

--
You received this email because Lamp & Co sends low-stock alerts to this address.
`);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('Desk &lt;Lamp&gt;');
  });

  it.each(languages)('%s: has every value and no placeholder', (language) => {
    const { subject, text, html } = composeStockDigest([lamp], day, to(language));
    expect(subject).toMatch(/22/);
    expect(text).toMatch(/Desk <Lamp>\n.*: 2 · .*: 5 · .*20/);
    expect(subject + text + html).not.toMatch(/\{\w+\}|undefined/);
  });

  it.each(languages)('%s: lists the lowest, and says so where there are more', (language) => {
    const alerts = Array.from({ length: digestRowsMax + 1 }, (_, index) => ({ ...lamp, name: `Lamp ${index + 1}.` }));
    const { text } = composeStockDigest(alerts, day, to(language));
    expect(text).toContain('Lamp 100.');
    expect(text).not.toContain('Lamp 101.');
    expect(text).toMatch(/\n\n[^\n]*100[^\n]*\n\n--/);
    expect(composeStockDigest(alerts.slice(1), day, to(language)).text).not.toMatch(/\n\n[^\n]*100[^\n]*\n\n--/);
  });
});
