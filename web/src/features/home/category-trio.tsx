import { sourcesUpTo } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { useIsPhone } from '../../ui/use-is-phone';

const trio: { key: MessageKey; textKey: MessageKey; image: string }[] = [
  { key: 'home.trio.fashion', textKey: 'home.trio.fashion_text', image: '/images/categories/fashion.webp' },
  { key: 'home.trio.electronics', textKey: 'home.trio.electronics_text', image: '/images/categories/electronics.webp' },
  { key: 'home.trio.home', textKey: 'home.trio.home_text', image: '/images/categories/home-decor.webp' },
];

/** Decoration: it shows what the shop is about and leads nowhere. */
export function CategoryTrio() {
  const { t } = useLanguage();
  const isPhone = useIsPhone();
  return (
    <section aria-labelledby="trio-heading" className="page pt-8 sm:pt-16">
      <h2 id="trio-heading" className="mb-4 sm:mb-6 font-semibold text-2xl sm:text-3xl">
        {t('home.trio.title')}
      </h2>
      {/* Phones scroll it sideways, which a keyboard has to be able to as well. */}
      <ul
        tabIndex={isPhone ? 0 : undefined}
        className="strip -mx-4 flex gap-3 px-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-3 sm:px-0 lg:gap-5"
      >
        {trio.map(({ key, textKey, image }) => (
          <li key={key} className="relative isolate w-56 shrink-0 overflow-hidden rounded-card sm:w-auto">
            <img
              src={image}
              srcSet={sourcesUpTo(image, 1000)}
              sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 32vw, 14rem"
              alt=""
              width={800}
              height={500}
              loading="lazy"
              className="aspect-[8/5] w-full bg-sunken object-cover sm:max-lg:aspect-[5/4]"
            />
            <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 via-black/45 to-transparent p-3.5 pt-12 text-white lg:p-5 lg:pt-16 sm:max-lg:p-4 sm:max-lg:pt-12">
              <h3 className="font-semibold text-lg">{t(key)}</h3>
              <p className="text-sm text-white/90">{t(textKey)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
