import type { OrderDetail } from '@shopwright/contracts/http/order-desk';

interface LineSkuProps {
  sku: OrderDetail['items'][number]['sku'];
}

/** The SKU that the product of a line had when it was bought, if it had one. */
export function LineSku({ sku }: LineSkuProps) {
  if (!sku) return null;
  return (
    <span className="wrap-anywhere block text-muted text-xs">
      <bdi>{sku}</bdi>
    </span>
  );
}
