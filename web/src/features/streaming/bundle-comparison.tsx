import { centsFromDecimal } from '@shopwright/contracts/money';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import type { Bundle } from '../../lib/bundle';
import { useProductPath } from '../../lib/product-path';

const partsShown = 4;

/** All bundles side by side; where the screen is too narrow the table scrolls, and the page does not. */
export function BundleComparison({ bundles }: { bundles: Bundle[] }) {
  const { t, formatPrice } = useLanguage();
  const toPath = useProductPath();
  const heads = ['bundle', 'price', 'apart', 'saving', 'pieces'] as const;
  return (
    <section
      aria-label={t('streaming.compare')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full min-w-[46rem] text-start text-sm">
        <thead>
          <tr className="bg-sunken/60">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-5 py-3 text-start font-semibold">
                {t(`streaming.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bundles.map(({ product, parts, separatelyCents, savingCents }) => (
            <tr key={product.id}>
              <th scope="row" className="px-5 py-3.5 text-start font-medium">
                <Link
                  to={toPath(product)}
                  className="inline-flex min-h-11 min-w-11 items-center underline-offset-2 hover:underline"
                >
                  <bdi>{product.name}</bdi>
                </Link>
              </th>
              <td className="tabular px-5 py-3.5 font-semibold">
                <bdi>{formatPrice(centsFromDecimal(product.price))}</bdi>
              </td>
              <td className="tabular px-5 py-3.5 text-muted">
                <bdi>{separatelyCents === null ? '–' : formatPrice(separatelyCents)}</bdi>
              </td>
              <td className="tabular px-5 py-3.5 font-medium text-success-ink">
                <bdi>{savingCents === null ? '–' : formatPrice(savingCents)}</bdi>
              </td>
              <td className="px-5 py-3.5 text-muted">
                {parts
                  .slice(0, partsShown)
                  .map(({ label }) => label)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
