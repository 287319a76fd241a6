import { carriers, detectCarrier, fillTrackingUrl, getTrackingUrl } from '@shopwright/contracts/carriers';
import { parcelForm } from '@shopwright/contracts/http/order-actions';
import type * as z from 'zod';

export const carrierNames: readonly string[] = carriers.map(({ name }) => name);

/** The values of the list besides the names: found by the number, or typed by hand. */
export const detected = '';
export const other = 'other';

export interface CarrierChoice {
  carrier: string;
  /** Of another carrier. `{number}` in the link stands for the number. */
  otherName: string;
  otherUrl: string;
}

export const detectedChoice: CarrierChoice = { carrier: detected, otherName: '', otherUrl: '' };

/** Returns the choice of a carrier by its name, on the list or not. */
export const toChoice = (name: string, url = ''): CarrierChoice =>
  name === '' || carrierNames.includes(name)
    ? { ...detectedChoice, carrier: name }
    : { carrier: other, otherName: name, otherUrl: url };

const toKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, ' ');

/** Returns the carrier on the list that a text names, alone or before more of its name, such as "DHL Express". */
export const findCarrier = (text: string): string | undefined =>
  carrierNames.find((name) => `${toKey(text)} `.startsWith(`${toKey(name)} `));

type Parcel = z.input<typeof parcelForm>;

/** Returns the parcel of a number, or the message of the first field that is wrong. */
export function toParcel(
  trackingNumber: string,
  { carrier, otherName, otherUrl }: CarrierChoice,
): { parcel: Parcel } | { field: keyof Parcel; message: string } {
  const isOther = carrier === other;
  const name = isOther ? otherName : carrier === detected ? (detectCarrier(trackingNumber) ?? '') : carrier;
  const url = isOther ? fillTrackingUrl(otherUrl.trim(), trackingNumber) : getTrackingUrl(name, trackingNumber);
  const parsed = parcelForm.safeParse({ carrier: name, trackingNumber, trackingUrl: url || undefined });
  if (parsed.success) return { parcel: parsed.data };
  // The number first: without it no carrier can be detected.
  const issues = ['trackingNumber', 'carrier', 'trackingUrl'] as const;
  const field = issues.find((path) => parsed.error.issues.some((issue) => issue.path[0] === path)) ?? 'trackingNumber';
  return { field, message: parsed.error.issues.find((issue) => issue.path[0] === field)?.message ?? '' };
}
