import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { categoriesInQuery } from '../../lib/queries/products';

const shownMax = 6;

/** The store's first categories at the top, each a link to its page. Without categories there is no section. */
export function CategoryTiles() {
  const { t, language } = useLanguage();
  const { data = [] } = useQuery(categoriesInQuery(language));
  const categories = data.filter(({ parentId }) => parentId === null);
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories-heading" className="page pt-8 sm:pt-16">
      <h2 id="categories-heading" className="mb-4 font-semibold text-2xl sm:mb-6 sm:text-3xl">
        {t('home.trio.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-5">
        {categories.slice(0, shownMax).map(({ id, name, slug, image }) => (
          <li key={id}>
            <Link
              to={paths.categoryPage(slug)}
              className="flex h-full items-center gap-3 rounded-card border border-line bg-surface p-3 hover:border-line-strong hover:shadow-card sm:gap-4 sm:p-4"
            >
              {image && (
                <ProductImage src={image} alt="" size={80} className="size-14 shrink-0 rounded-control sm:size-20" />
              )}
              <span className="wrap-anywhere min-w-0 font-semibold sm:text-lg">
                <bdi>{name}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
