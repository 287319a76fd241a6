import type { ForeignLanguage, SeedTranslations } from './seed-translation';
import { ar } from './translations/ar';
import { de } from './translations/de';
import { es } from './translations/es';
import { fr } from './translations/fr';
import { ja } from './translations/ja';
import { pt } from './translations/pt';
import { zh } from './translations/zh';

export const seedTranslations: Record<ForeignLanguage, SeedTranslations> = { es, fr, de, zh, ja, pt, ar };
