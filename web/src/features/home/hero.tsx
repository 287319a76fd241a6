import { ArrowRight } from 'lucide-react';
import { useDeliveryNote } from '../../components/delivery-note';
import { sourcesUpTo } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Button } from '../../ui/button';
import { useIsPhone } from '../../ui/use-is-phone';

const heroImage = '/images/hero.webp';

export function Hero({ onShop }: { onShop: () => void }) {
  const { t } = useLanguage();
  const note = useDeliveryNote('hero');
  return (
    <section className="page pt-4 sm:pt-6">
      <div className="grid items-center overflow-hidden rounded-panel bg-primary-soft lg:grid-cols-[1.05fr_1fr]">
        <div className="px-5 py-6 sm:px-12 sm:py-16 lg:py-24">
          <h1 className="font-bold text-3xl text-primary-ink leading-[1.08] sm:text-5xl lg:text-6xl">
            {t('home.hero.title')}
          </h1>
          <p className="mt-3 max-w-md text-primary-ink/85 leading-relaxed sm:mt-5 sm:text-lg">
            {t('shared.hero.text')}
          </p>
          <Button size="lg" className="mt-5 sm:mt-8" onClick={onShop}>
            {t('home.hero.button')}
            <ArrowRight size={18} aria-hidden className="rtl:-scale-x-100" />
          </Button>
          {note && <p className="mt-4 text-primary-ink/85 text-sm sm:mt-6">{note}</p>}
        </div>
        <img
          src={heroImage}
          srcSet={sourcesUpTo(heroImage, 1200)}
          sizes="(min-width: 64rem) 38rem, 100vw"
          alt=""
          width={1200}
          height={900}
          fetchPriority="high"
          className="aspect-[4/3] h-full w-full object-cover lg:aspect-auto lg:min-h-[30rem]"
        />
      </div>
    </section>
  );
}

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
