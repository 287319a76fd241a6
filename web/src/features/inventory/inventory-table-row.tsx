import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { dollars } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { StockCell } from './stock-cell';
import { levelLook, stockLevel } from './stock-level';

/** On a narrow screen the columns that only inform move below the name and the stock. */
export function InventoryTableRow({ row }: { row: InventoryRow }) {
  const { t } = useLanguage();
  const { key, tone } = levelLook[stockLevel(row)];
  const price = dollars(centsFromDecimal(row.price));
  const status = <Badge tone={tone}>{t(key)}</Badge>;
  return (
    <tr className="hover:bg-sunken/50">
      <th scope="row" className="py-3 ps-4 pe-3 text-start font-medium sm:px-5">
        <span className="flex items-center gap-3">
          <ProductImage
            src={row.image}
            alt=""
            size={44}
            className="hidden size-11 shrink-0 rounded-control min-[400px]:grid"
          />
          <span className="min-w-0">
            <bdi className="wrap-anywhere line-clamp-3">{row.name}</bdi>
            <span className="wrap-anywhere block font-normal text-muted text-xs lg:hidden">
              <bdi className="tabular">{price}</bdi> · <bdi>{row.category}</bdi>
            </span>
          </span>
        </span>
      </th>
      <td className="hidden max-w-56 truncate px-5 py-3 text-muted lg:table-cell">
        <bdi>{row.category}</bdi>
      </td>
      <td className="tabular hidden px-5 py-3 lg:table-cell">
        <bdi>{price}</bdi>
      </td>
      <td className="px-3 py-2 sm:px-5">
        <StockCell row={row} />
        <span className="block pb-1 sm:hidden">{status}</span>
      </td>
      <td className="tabular hidden px-5 py-3 text-muted lg:table-cell">{row.reservedQuantity}</td>
      <td className="hidden px-5 py-3 sm:table-cell">{status}</td>
    </tr>
  );
}
