/** The pages whose text the store may write itself. Without one they show the text that comes with the store. */
export const pageTextNames = ['about', 'shipping', 'returns', 'privacy', 'terms', 'faqs', 'sizes', 'help'] as const;
export type PageTextName = (typeof pageTextNames)[number];

/** Enough for long terms; a page of a book has about 2,000 characters. */
export const pageTextMax = 20_000;

/** Versions of one text that are listed, newest first. All are kept. */
export const pageTextVersionsMax = 50;
