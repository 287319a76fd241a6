import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { ProductsSection } from '../features/catalog/products-section';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { categoryQuery } from '../lib/queries/products';
import { ListedPage } from './listed-page';

/** The products of one category. */
export function CategoryPage() {
  const { language } = useLanguage();
  const { slug = '' } = useParams();
  const query = useQuery({
    ...categoryQuery(slug, language),
    // In another language the same category stands until its texts are there.
    placeholderData: (before) => (before?.slug === slug ? before : undefined),
  });
  const addToCart = useAddToCart();
  return (
    <ListedPage
      slug={slug}
      query={query}
      nameOf={({ name }) => name}
      ancestorsOf={({ ancestors }) => ancestors}
      pathOf={paths.categoryPage}
      headOf={({ name, description, image }) => ({
        title: name,
        description: description ?? undefined,
        image: image ?? undefined,
      })}
      notFound={{ title: 'catalog.category.not_found', text: 'catalog.category.not_found_text' }}
    >
      {(category) => <ProductsSection key={category.id} category={category} onAdd={addToCart} />}
    </ListedPage>
  );
}
