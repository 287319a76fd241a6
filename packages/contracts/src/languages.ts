import { z } from 'zod';

export const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

export const language = z.enum(languages);
