import type { CategoryDetail } from '@shopwright/contracts/http/categories';
import { Link } from 'react-router-dom';
import { ProductImage } from '../../components/product-image';
import { paths } from '../../lib/paths';

/** Leads to the categories directly below this one. */
export function Subcategories({ category: { name, children } }: { category: CategoryDetail }) {
  if (children.length === 0) return null;
  return (
    <nav aria-label={name} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {children.map((child) => (
          <li key={child.id}>
            <Link
              to={paths.categoryPage(child.slug)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium text-sm hover:border-line-strong hover:bg-sunken"
            >
              {child.image && (
                <ProductImage src={child.image} alt="" size={32} className="-ms-2 size-8 rounded-full object-cover" />
              )}
              <bdi className="wrap-anywhere">{child.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
