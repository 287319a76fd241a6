/** These pages show the default without a text of the store's own. */
export const pageTextNames = ['about', 'shipping', 'returns', 'privacy', 'terms', 'faqs', 'sizes', 'help'] as const;
export type PageTextName = (typeof pageTextNames)[number];

/** About ten pages of a book. */
export const pageTextMax = 20_000;

/** Newest first. All are kept. */
export const pageTextVersionsMax = 50;
