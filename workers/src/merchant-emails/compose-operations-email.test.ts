import { languages } from '@shopwright/contracts/fields';
import { alertNames, operationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { describe, expect, it } from 'vitest';
import { composeAllClear, composeOperationsAlert } from './compose-operations-email';

const publicUrl = 'https://store.example';
const to = (language: (typeof languages)[number]) => ({ language, publicUrl, store: { name: 'Lamp & Co' } });
const since = '2026-11-22T23:30:00.000Z';
const raised = { alert: 'payments' as const, count: 12, since, isReminder: false };

describe('composeOperationsAlert', () => {
  it('says what happened, how many, since when, and where it is repaired', () => {
    expect(composeOperationsAlert(raised, to('en'))).toMatchObject({
      subject: 'Payments need your decision: 12',
      text: `Hello,

Some payments, refunds and orders don't match, and the store can't fix this by itself. Open the reconciliation and decide what to do.

Count: 12 · Since: Nov 22, 2026, 11:30 PM UTC

Open reconciliation: https://store.example/reconciliation

--
You received this email because Lamp & Co sends operations alerts to this address.
`,
    });
  });

  it('says of a reminder that it is one, and counts no services', () => {
    const { subject, text } = composeOperationsAlert({ ...raised, alert: 'auth_away', isReminder: true }, to('de'));
    expect(subject).toBe('Erinnerung: Der Anmeldedienst antwortet nicht');
    expect(text).toMatch(/\n\nSeit: 22\. Nov\. 2026, 23:30 UTC\n\n/);
  });

  describe.each(languages)('%s', (language) => {
    it.each(alertNames)('%s: has every value and no placeholder', (alert) => {
      const { subject, text, html } = composeOperationsAlert({ ...raised, alert }, to(language));
      expect(subject.includes('12')).toBe(!/_(away|missing|log)$/.test(alert));
      for (const value of ['2026', '30', 'Lamp & Co', publicUrl + operationsAlerts[alert].page]) {
        expect(text).toContain(value);
      }
      expect(subject + text + html).not.toMatch(/\{\w+\}|undefined/);
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    });
  });

  it('is another text in each language and for each alert', () => {
    const all = languages.flatMap((language) =>
      alertNames.map((alert) => composeOperationsAlert({ ...raised, alert }, to(language)).text),
    );
    expect(new Set(all).size).toBe(languages.length * alertNames.length);
  });
});

describe('composeAllClear', () => {
  it('lists what was open, and since when', () => {
    const { subject, text } = composeAllClear({ alerts: ['payments', 'late_jobs'], since }, to('en'));
    expect(subject).toBe('All clear');
    expect(text).toContain('\n\nPayments need your decision\nLate jobs\nSince: Nov 22, 2026, 11:30 PM UTC\n\n');
    expect(text).toContain('https://store.example/office');
  });

  it.each(languages)('%s: has every value and no placeholder', (language) => {
    const { subject, text, html } = composeAllClear({ alerts: [...alertNames], since }, to(language));
    expect(text).toContain('2026');
    expect(subject + text + html).not.toMatch(/\{\w+\}|undefined/);
  });
});
