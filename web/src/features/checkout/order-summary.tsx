import { useLanguage } from '../../i18n/language-provider';
import { Price } from '../../i18n/price';
import { dollars } from '../../lib/format';
import { ProductImage } from '../../lib/product-image';
import { Card } from '../../ui/card';
import { cartTotalCents, lineCents, useCart } from '../cart/store';

/** `rows` stand between the lines and the total: what a checkout adds to the plain sum. */
export function OrderSummary({
  rows = [],
  totalCents,
}: {
  rows?: { label: string; text: string }[];
  totalCents?: number;
}) {
  const { t } = useLanguage();
  const items = useCart((state) => state.items);
  const plainCents = useCart(cartTotalCents);
  return (
    <Card className="p-6">
      <h2 className="font-semibold text-lg">{t('checkout.summary')}</h2>
      <ul className="mt-4 divide-y divide-line">
        {items.map((line) => (
          <li key={line.id} className="flex items-center gap-4 py-3">
            <ProductImage src={line.product.image} alt="" size={56} className="size-14 shrink-0 rounded-control" />
            <div className="min-w-0 flex-1 text-sm">
              <p className="line-clamp-2 font-medium">
                <bdi>{line.product.name}</bdi>
              </p>
              <p className="text-muted">{t('quantity.short', { quantity: line.quantity })}</p>
            </div>
            <bdi className="tabular font-medium text-sm">{dollars(lineCents(line))}</bdi>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid gap-2 border-line border-t pt-4 text-sm">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-1">
          <dt className="font-semibold text-base">{t('cart.total')}</dt>
          <dd>
            <Price value={totalCents ?? plainCents} className="font-semibold text-xl" />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
