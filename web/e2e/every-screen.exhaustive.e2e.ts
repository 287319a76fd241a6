import { languages } from '@shopwright/contracts/fields';
import { listScreens, viewers } from './screens';
import { walkScreens } from './walk-screens';

// Every screen in every language, and English and Arabic in both color schemes, with all that opens in them.

for (const language of languages) {
  const isOpened = language === 'en' || language === 'ar';
  for (const colorScheme of isOpened ? (['light', 'dark'] as const) : (['light'] as const)) {
    for (const viewer of viewers) {
      walkScreens(viewer, {
        language,
        colorScheme,
        ...(isOpened && { opens: 'whole page' }),
        takesAxe: () => true,
        screens: listScreens(viewer),
      });
    }
  }
}
