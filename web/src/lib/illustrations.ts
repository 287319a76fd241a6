/** Drawings for the moments when there is nothing else to show. */
const drawing = (name: string) => `/images/illustrations/${name}.svg`;

export const illustrations = {
  emptyCart: drawing('empty-cart'),
  error: drawing('error'),
  noOrders: drawing('no-orders'),
  noResults: drawing('no-results'),
  notFound: drawing('not-found'),
  offline: drawing('offline'),
  signInNeeded: drawing('sign-in-needed'),
} as const;
