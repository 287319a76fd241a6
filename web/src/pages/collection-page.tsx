import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useAddToCart } from '../features/cart/use-add-to-cart';
import { ListedCollection } from '../features/catalog/listed-collection';
import { ProductsSection } from '../features/catalog/products-section';
import { useLanguage } from '../i18n/language-provider';
import { summary } from '../lib/head';
import { paths } from '../lib/paths';
import { collectionQuery } from '../lib/queries/collections';
import { ListedPage } from './listed-page';

/** The products of one collection. */
export function CollectionPage() {
  const { language } = useLanguage();
  const { slug = '' } = useParams();
  const query = useQuery({
    ...collectionQuery(slug, language),
    // In another language the same collection stands until its texts are there.
    placeholderData: (before) => (before?.slug === slug ? before : undefined),
  });
  const addToCart = useAddToCart();
  return (
    <ListedPage
      slug={slug}
      query={query}
      nameOf={({ title }) => title}
      pathOf={paths.collectionPage}
      headOf={({ title, text, image, seoTitle, seoDescription }) => ({
        title: seoTitle ?? title,
        description: seoDescription ?? (text ? summary(text) : undefined),
        image: image ?? undefined,
      })}
      notFound={{ title: 'catalog.collection.not_found', text: 'catalog.collection.not_found_text' }}
    >
      {({ id, title, text, image }) => (
        <ListedCollection key={id} value={id}>
          <ProductsSection heading={{ name: title, description: text, image }} onAdd={addToCart} />
        </ListedCollection>
      )}
    </ListedPage>
  );
}
