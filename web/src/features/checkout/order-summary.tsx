import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { OrderLines } from '../../components/order-lines';
import { Price } from '../../components/price';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { type CartItem, lineCents, useCart } from '../cart/cart-store';

interface OrderSummaryProps {
  /** What the products cost where the customer is: a price that includes tax is lower for who pays none. */
  quoted?: PriceQuote['lines'] | undefined;
  /** Lines between the products and the total, such as shipping or a discount. */
  rows: { label: string; text: string }[];
  totalCents: number;
  /** A word on how the sums came about. */
  note?: string;
}

export function OrderSummary({ quoted = [], rows, totalCents, note }: OrderSummaryProps) {
  const { t } = useLanguage();
  const items = useCart((state) => state.items);
  const quotedCents = ({ product, quantity }: CartItem) => {
    const line = quoted.find((one) => one.productId === product.id && one.quantity === quantity);
    return line && centsFromDecimal(line.gross);
  };
  return (
    <Card className="p-6">
      <h2 className="font-semibold text-lg">{t('checkout.summary')}</h2>
      <OrderLines
        lines={items.map((item) => ({
          id: item.id,
          name: item.product.name,
          image: item.product.image,
          quantity: item.quantity,
          totalCents: quotedCents(item) ?? lineCents(item),
        }))}
        className="mt-4"
      />
      <dl className="mt-3 grid gap-2 border-line border-t pt-4 text-sm">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt dir="auto" className="text-muted">
              {label}
            </dt>
            <dd className="tabular">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-1">
          <dt className="font-semibold text-base">{t('shared.cart.total')}</dt>
          <dd>
            <Price value={totalCents} isTotal className="font-semibold text-xl" />
          </dd>
        </div>
      </dl>
      {note && <p className="mt-4 text-muted text-xs">{note}</p>}
    </Card>
  );
}
