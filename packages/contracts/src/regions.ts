import data from './regions.json';

/**
 * The subdivisions that addresses name, as they are written there, and with a name where they are not one by themselves. Of the
 * countries whose post demands one, from Google's libaddressinput, November 2026; those of a few small ones are typed.
 */
const texts: Record<string, string> = data;

export interface Region {
  code: string;
  name: string;
}

/** Empty where the region of a country is typed. */
export const listRegions = (country: string): Region[] =>
  (texts[country]?.split('|') ?? []).map((text) => {
    const [code = '', name = code] = text.split('=');
    return { code, name };
  });
