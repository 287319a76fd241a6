// In a file of its own, like `layout/parts.ts`.
export const loadCategoryTiles = async () => (await import('../features/home/category-tiles')).CategoryTiles;
export const loadTrustSection = async () => (await import('../features/home/trust-section')).TrustSection;
export const loadNewsletter = async () => (await import('../features/newsletter/newsletter')).Newsletter;
