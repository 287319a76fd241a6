import { describe, expect, it } from 'vitest';
import {
  addDays,
  addStoreDays,
  getServerTimeZone,
  isTimeZone,
  startOfStoreDay,
  toStoreDay,
  toStoreHour,
  toStoreTime,
} from './store-day';

describe('the day of a moment', () => {
  it.each([
    ['UTC', '2026-11-28T00:00:00Z', '2026-11-28'],
    ['UTC', '2026-11-27T23:59:59.999Z', '2026-11-27'],
    ['Europe/Berlin', '2026-11-27T22:59:59Z', '2026-11-27'],
    ['Europe/Berlin', '2026-11-27T23:00:00Z', '2026-11-28'],
    ['Europe/Berlin', '2026-07-27T22:00:00Z', '2026-07-28'],
    ['Pacific/Kiritimati', '2026-11-28T09:59:59Z', '2026-11-28'],
    ['Pacific/Kiritimati', '2026-11-28T10:00:00Z', '2026-11-29'],
    ['Pacific/Pago_Pago', '2026-11-28T10:59:59Z', '2026-11-27'],
    ['Pacific/Pago_Pago', '2026-11-28T11:00:00Z', '2026-11-28'],
    ['Asia/Kathmandu', '2026-11-28T18:14:59Z', '2026-11-28'],
    ['Asia/Kathmandu', '2026-11-28T18:15:00Z', '2026-11-29'],
    ['Asia/Kolkata', '2026-11-28T18:30:00Z', '2026-11-29'],
    ['Australia/Eucla', '2026-11-28T15:15:00Z', '2026-11-29'],
    ['Pacific/Chatham', '2026-06-28T11:15:00Z', '2026-06-29'],
    ['America/St_Johns', '2026-11-28T03:30:00Z', '2026-11-28'],
    ['America/St_Johns', '2026-11-28T03:29:59Z', '2026-11-27'],
    // Half an hour of summer time.
    ['Australia/Lord_Howe', '2026-07-28T13:30:00Z', '2026-07-29'],
    ['Australia/Lord_Howe', '2026-12-28T13:00:00Z', '2026-12-29'],
    ['Australia/Lord_Howe', '2026-12-28T12:59:59Z', '2026-12-28'],
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
    ['Etc/GMT+12', '2026-11-28T11:59:59Z', '2026-11-27'],
    ['Africa/Casablanca', '2024-02-29T23:30:00Z', '2024-03-01'],
  ])('in %s, %s is %s', (zone, moment, day) => {
    expect(toStoreDay(new Date(moment), zone)).toBe(day);
  });
});

describe('the start of a day', () => {
  it.each([
    ['UTC', '2026-11-28', '2026-11-28T00:00:00.000Z'],
    ['Europe/Berlin', '2026-11-28', '2026-11-27T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-28', '2026-11-27T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-28', '2026-11-28T11:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-28', '2026-11-27T18:15:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-05', '2026-10-04T13:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z'],
    // Midnight is left out: the day begins at one.
    ['Africa/Cairo', '2024-04-26', '2024-04-25T22:00:00.000Z'],
    ['Asia/Beirut', '2024-03-31', '2024-03-30T22:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    // Midnight comes twice.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
    // The day was left out: the next one begins.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    ['UTC', '0001-01-01', '0001-01-01T00:00:00.000Z'],
    ['Europe/Berlin', '9999-12-31', '9999-12-30T23:00:00.000Z'],
  ])('in %s, %s begins at %s', (zone, day, moment) => {
    expect(startOfStoreDay(day, zone).toISOString()).toBe(moment);
  });

  it('is the first moment of its day and the end of the day before, for days of two years in every zone', () => {
    const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
    for (const [index, zone] of zones.entries()) {
      for (let day = addDays('2026-01-01', index % 61); day < '2028-01-01'; day = addDays(day, 61)) {
        const start = startOfStoreDay(day, zone);
        const seen = [toStoreDay(start, zone), toStoreDay(new Date(start.getTime() - 1), zone)];
        if (seen[0] !== day || seen[1] !== addDays(day, -1)) expect(seen, zone).toEqual([day, addDays(day, -1)]);
      }
    }
  });
});

it.each([
  ['Europe/Berlin', '2026-03-29T10:00:00Z', -1, '2026-03-28T11:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T11:00:00Z', -1, '2026-10-24T10:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T01:00:00Z', -1, '2026-10-03T01:30:00.000Z'],
  ['UTC', '2026-03-01T00:00:00Z', -1, '2026-02-28T00:00:00.000Z'],
  ['America/New_York', '2026-03-08T16:00:00Z', -90, '2025-12-08T17:00:00.000Z'],
])('in %s, %s and %i days show the same time: %s', (zone, moment, days, shifted) => {
  expect(addStoreDays(new Date(moment), days, zone).toISOString()).toBe(shifted);
});

it.each([
  ['UTC', '2026-11-28T09:30:05.123Z', '2026-11-28T09:30:05+00:00', 9],
  ['Europe/Berlin', '2026-11-28T23:30:00Z', '2026-11-29T00:30:00+01:00', 0],
  ['Asia/Kathmandu', '2026-11-28T18:15:00Z', '2026-11-29T00:00:00+05:45', 0],
  ['America/St_Johns', '2026-11-28T03:29:59Z', '2026-11-27T23:59:59-03:30', 23],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01T00:00:00+14:00', 0],
  ['Australia/Lord_Howe', '2026-12-28T12:59:59Z', '2026-12-28T23:59:59+11:00', 23],
])('in %s, the clocks show %s as %s, in hour %i', (zone, moment, time, hour) => {
  expect(toStoreTime(new Date(moment), zone)).toBe(time);
  expect(new Date(time).getTime()).toBe(Math.floor(Date.parse(moment) / 1000) * 1000);
  expect(toStoreHour(new Date(moment), zone)).toBe(hour);
});

describe('the name of a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12', 'Asia/Kolkata', 'Asia/Calcutta'])(
    'may be %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  );

  it.each(['', ' ', 'Berlin', '+02:00', '-0800', 'Europe/Berlin ', 'Mars/Olympus', 'Europe/', '../etc', 'UTC\n', '🎁'])(
    'is not %j',
    (name) => expect(isTimeZone(name)).toBe(false),
  );

  it('is known of the server', () => {
    expect(isTimeZone(getServerTimeZone())).toBe(true);
  });
});
