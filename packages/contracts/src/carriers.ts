/** Imports no zod: the back office loads it beside its forms. */
import rows from './carriers.json';

interface Carrier {
  name: string;
  /** The page that tracks a parcel; `{number}` stands for its tracking number. */
  url: string;
  /** Patterns of the carrier's tracking numbers. Several carriers may share one. */
  forms: readonly string[];
}

export const carriers: readonly Carrier[] = rows;

/** As carriers write numbers: people copy them with spaces, and in small letters. */
const toKey = (trackingNumber: string): string => trackingNumber.replace(/[\s-]/g, '').toUpperCase();

/** Returns the only carrier whose numbers look like this one; undefined where none or several do. */
export function detectCarrier(trackingNumber: string): string | undefined {
  const key = toKey(trackingNumber);
  const found = carriers.filter(({ forms }) => forms.some((form) => new RegExp(`^(?:${form})$`).test(key)));
  return found.length === 1 ? found[0]?.name : undefined;
}

/** Fills the number into the address of a page that tracks parcels. */
export const fillTrackingUrl = (url: string, trackingNumber: string): string =>
  url.replaceAll('{number}', encodeURIComponent(trackingNumber.replace(/\s/g, '')));

/** Returns the page that tracks a parcel of a carrier on the list. */
export function getTrackingUrl(carrierName: string, trackingNumber: string): string | undefined {
  const carrier = carriers.find(({ name }) => name === carrierName);
  return carrier && fillTrackingUrl(carrier.url, trackingNumber);
}
