import { afterEach, describe, expect, it } from 'vitest';
import { dateText } from '../i18n/formatters';
import { momentText, secondText } from './format';
import { getTimeZone, setTimeZone } from './store-time-zone';

afterEach(() => setTimeZone());

const moment = '2026-11-28T23:30:15Z';

describe('a date', () => {
  it.each([
    ['UTC', 'Nov 28, 2026', 'Nov 28, 2026, 11:30 PM', 'Nov 28, 11:30:15 PM'],
    ['Europe/Berlin', 'Nov 29, 2026', 'Nov 29, 2026, 12:30 AM', 'Nov 29, 12:30:15 AM'],
    ['Asia/Kathmandu', 'Nov 29, 2026', 'Nov 29, 2026, 5:15 AM', 'Nov 29, 5:15:15 AM'],
    ['America/St_Johns', 'Nov 28, 2026', 'Nov 28, 2026, 8:00 PM', 'Nov 28, 8:00:15 PM'],
    ['Australia/Lord_Howe', 'Nov 29, 2026', 'Nov 29, 2026, 10:30 AM', 'Nov 29, 10:30:15 AM'],
    ['Pacific/Kiritimati', 'Nov 29, 2026', 'Nov 29, 2026, 1:30 PM', 'Nov 29, 1:30:15 PM'],
    ['Pacific/Pago_Pago', 'Nov 28, 2026', 'Nov 28, 2026, 12:30 PM', 'Nov 28, 12:30:15 PM'],
  ])('of a store in %s is the one there', (zone, day, time, second) => {
    setTimeZone(zone);
    const shown = [dateText(moment, 'en'), momentText(moment, 'en'), secondText(moment, 'en')];
    expect(shown.map((text) => text.replaceAll('\u202f', ' '))).toEqual([day, time, second]);
  });

  it('is in UTC where this browser does not know the zone', () => {
    setTimeZone('Europe/Berlin');
    setTimeZone('Mars/Olympus');
    expect(getTimeZone()).toBe('UTC');
    expect(dateText(moment, 'en')).toBe('Nov 28, 2026');
  });
});
