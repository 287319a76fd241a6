import { exportFormats } from '@shopwright/contracts/export-files';
import { exportProducts } from '@shopwright/contracts/http/product-export';
import type { ProductFilter } from '@shopwright/contracts/http/staff-products';
import { ChevronDown, Download } from 'lucide-react';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu';

/** Returns the address of a file with the products that the filters leave. */
export function exportAddress({ view, search, categoryId }: ProductFilter, format: string): string {
  const query = new URLSearchParams({ format, view });
  if (search !== undefined) query.set('search', search);
  if (categoryId !== undefined) query.set('categoryId', String(categoryId));
  return `/api${exportProducts.path}?${query}`;
}

/** Downloads the products that the filters leave, from all pages, as a file that can be imported again. */
export function ExportMenu({ filter }: { filter: ProductFilter }) {
  const { t, direction } = useLanguage();
  return (
    <DropdownMenu
      direction={direction}
      trigger={
        <Button variant="secondary">
          <Download size={16} aria-hidden />
          {t('products.export')}
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
    >
      {exportFormats.map((format) => (
        <MenuItem key={format} asChild>
          <a href={exportAddress(filter, format)} download>
            {t('products.export_as', { format: format.toUpperCase() })}
          </a>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
