interface CampaignProduct {
  id: number;
  name: string;
  priceCents: number;
}

export interface CampaignBrief {
  products: CampaignProduct[];
  /** Whole dollars a day, for all platforms together. */
  budget: number;
  audience: string;
  message: string;
  /** The store's origin: "https://store.example". */
  origin: string;
}

/** The words of a campaign, in the language of the interface. */
export interface CampaignWords {
  opening: (audience: string) => string;
  openingForAll: string;
  /** What the store promises, and its hashtags: empty where they are not the store's. */
  promise: string;
  hashtags: string;
  linkInBio: string;
  inDescription: string;
  more: string;
  price: (cents: number) => string;
}

export interface CampaignText {
  platform: 'Facebook & Instagram' | 'TikTok' | 'YouTube' | 'X';
  text: string;
  link: string;
  /** Dollars a day; 0 where posting is free. */
  budget: number;
}

/** As the recommended ranges of the three paid platforms relate: $20-30, $15-25, $25-40. */
const shares = [25, 20, 32.5];
const postMax = 280;
/** Every link counts as this many characters on X. */
const linkLength = 23;

/** Texts for an advertisement of these products on each platform. */
export function composeCampaign(brief: CampaignBrief, words: CampaignWords): CampaignText[] {
  const { products, audience, message, origin } = brief;
  const [first] = products;
  if (!first) return [];
  const page = products.length === 1 ? `${origin}/product/${first.id}` : `${origin}/?section=products`;
  const link = (source: string) => trackedUrl(page, { source, medium: 'campaign' });
  const opening = message.trim() || (audience.trim() ? words.opening(audience.trim()) : words.openingForAll);
  const offer = ({ name, priceCents }: CampaignProduct) => `${name} – ${words.price(priceCents)}`;
  const offers = products.map((product) => `• ${offer(product)}`).join('\n');
  const [facebook = 0, tiktok = 0, youtube = 0] = splitBudget(brief.budget, shares);
  const facebookLink = link('facebook');
  const tiktokLink = link('tiktok');
  const youtubeLink = link('youtube');
  const xLink = link('x');
  return [
    {
      platform: 'Facebook & Instagram',
      text: [opening, offers, words.promise, facebookLink].filter(Boolean).join('\n\n'),
      link: facebookLink,
      budget: facebook,
    },
    {
      platform: 'TikTok',
      text: [`${opening} ${offer(first)}.`, `${words.linkInBio} ${tiktokLink}`, words.hashtags]
        .filter(Boolean)
        .join('\n'),
      link: tiktokLink,
      budget: tiktok,
    },
    {
      platform: 'YouTube',
      text: [opening, `${words.inDescription}\n${offers}`, words.promise, `${words.more} ${youtubeLink}`]
        .filter(Boolean)
        .join('\n\n'),
      link: youtubeLink,
      budget: youtube,
    },
    {
      platform: 'X',
      text: `${shortened(`${opening} ${offer(first)}. ${words.promise}`.trim(), postMax - linkLength - 1)} ${xLink}`,
      link: xLink,
      budget: 0,
    },
  ];
}

/** Whole dollars in these proportions that add up to the whole again: each part ends where the next one begins. */
export function splitBudget(budget: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const part = Math.round((budget * weight) / sum) - given;
    given += part;
    return part;
  });
}

function shortened(text: string, max: number): string {
  const letters = [...text];
  return letters.length <= max
    ? text
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

interface Source {
  /** The source of the visit, by which the metrics are counted. */
  source: string;
  medium: string;
}

/** An address of the store that says who sent the visitor: `?utm_source=…`. */
export function trackedUrl(address: string, { source, medium }: Source): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', medium);
  return url.href;
}
