import { withPartMessages } from '../i18n/language';

// In a file of its own, like `layout/parts.ts`.
export const loadTrustSection = async () =>
  (await withPartMessages(import('../features/home/trust-section'))).TrustSection;
export const loadNewsletter = async () =>
  (await withPartMessages(import('../features/newsletter/newsletter'))).Newsletter;
