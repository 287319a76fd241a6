import type { Zone } from './api';

type PlaceRule = Zone['places'][number];

/** The places of one country, or of a region, in a form; an empty country is the rest of the world. */
export interface PlaceRow {
  country: string;
  region: string;
  /** Separated by commas; without one it is all of the country. */
  postalCodes: string;
}

export const toPlaceRow = (country: string): PlaceRow => ({ country, region: '', postalCodes: '' });

/** Joins the postal codes of a region. */
export function toPlaceRows(places: readonly PlaceRule[]): PlaceRow[] {
  const rows: PlaceRow[] = [];
  for (const { country = '', region = '', postalCode = '' } of places) {
    const known = rows.find((row) => row.country === country && row.region === region && row.postalCodes && postalCode);
    if (known) known.postalCodes += `, ${postalCode}`;
    else rows.push({ country, region, postalCodes: postalCode });
  }
  return rows;
}

/** Returns the places, each with the index of its row. */
export const toPlaces = (rows: readonly PlaceRow[]): { place: PlaceRule; row: number }[] =>
  rows.flatMap(({ country, region, postalCodes }, row) => {
    const base = { ...(country && { country }), ...(region.trim() && { region }) };
    const codes = postalCodes.split(/[,;\n]/).flatMap((code) => code.trim() || []);
    return codes.length === 0
      ? [{ place: base, row }]
      : codes.map((postalCode) => ({ place: { ...base, postalCode }, row }));
  });
