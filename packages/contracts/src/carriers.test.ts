import { describe, expect, it } from 'vitest';
import { carriers, detectCarrier, fillTrackingUrl, getTrackingUrl } from './carriers';
import { parcelForm } from './http/order-actions';

describe('the list of carriers', () => {
  it('is sorted, without a name twice', () => {
    const names = carriers.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each(carriers)('$name has an https page that takes a number', ({ name, url }) => {
    expect(url).toContain('{number}');
    const parcel = { carrier: name, trackingNumber: 'AB 12', trackingUrl: getTrackingUrl(name, 'AB 12') };
    expect(parcelForm.parse(parcel)).toEqual(parcel);
    expect(parcel.trackingUrl).toContain('AB12');
  });
});

describe('detectCarrier', () => {
  it.each([
    ['1Z999AA10123456784', 'UPS'],
    ['1z 999 aa1 0123 456 784', 'UPS'],
    ['9400 1000 0000 0000 0000 00', 'USPS'],
    ['RA123456785GB', 'Royal Mail'],
    ['RR123456785JP', 'Japan Post'],
    ['00340434292135100186', 'DHL'],
    ['JJD000390007827190434', 'DHL'],
    ['3SABCD1234567', 'PostNL'],
    ['SF1234567890123', 'SF Express'],
  ])('%s is of %s', (number, carrier) => {
    expect(detectCarrier(number)).toBe(carrier);
  });

  it.each(['123456789012', 'T-1', '', 'RA123456785XX'])('tells none for %j', (number) => {
    expect(detectCarrier(number)).toBeUndefined();
  });
});

it('encodes a number in an address, also of a carrier that is not on the list', () => {
  expect(fillTrackingUrl('https://track.example/?n={number}&m={number}', 'a b/&c')).toBe(
    'https://track.example/?n=ab%2F%26c&m=ab%2F%26c',
  );
  expect(getTrackingUrl('Pigeon Post', '1')).toBeUndefined();
});
