// In a file of its own, like `layout/parts.ts`.
export const loadTrustSection = async () => (await import('../features/home/trust-section')).TrustSection;
export const loadNewsletter = async () => (await import('../features/newsletter/newsletter')).Newsletter;
