import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { sourcesUpTo } from '../../lib/image-url';

const trio: { key: MessageKey; textKey: MessageKey; image: string }[] = [
  { key: 'trio.fashion', textKey: 'trio.fashion_text', image: '/images/categories/fashion.webp' },
  { key: 'trio.electronics', textKey: 'trio.electronics_text', image: '/images/categories/electronics.webp' },
  { key: 'trio.home', textKey: 'trio.home_text', image: '/images/categories/home-decor.webp' },
];

/** Decoration: it shows what the shop is about and leads nowhere. */
export function CategoryTrio() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="trio-heading" className="page pt-16">
      <h2 id="trio-heading" className="mb-6 font-semibold text-2xl sm:text-3xl">
        {t('trio.title')}
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {trio.map(({ key, textKey, image }) => (
          <li key={key} className="relative isolate overflow-hidden rounded-card">
            <img
              src={image}
              srcSet={sourcesUpTo(image, 1000)}
              sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 32vw, 100vw"
              alt=""
              width={800}
              height={500}
              loading="lazy"
              className="aspect-[8/5] w-full bg-sunken object-cover md:max-lg:aspect-[5/4]"
            />
            <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 via-black/45 to-transparent p-5 pt-16 text-white md:max-lg:p-4 md:max-lg:pt-12">
              <h3 className="font-semibold text-lg">{t(key)}</h3>
              <p className="text-sm text-white/90">{t(textKey)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
