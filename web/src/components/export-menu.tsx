import type { Endpoint } from '@shopwright/contracts/endpoint';
import { exportFormats } from '@shopwright/contracts/export-files';
import { ChevronDown, Download } from 'lucide-react';
import { useLanguage } from '../i18n/language-provider';
import { useMay } from '../lib/use-may';
import { Button } from '../ui/button';
import { DropdownMenu, MenuItem } from '../ui/dropdown-menu';

type Filters = Readonly<Record<string, string | number | boolean | undefined>>;

/** Returns the address of a file with what the filters leave. */
export function exportAddress({ path }: Pick<Endpoint, 'path'>, filters: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value));
  return `/api${path}?${query}`;
}

interface ExportMenuProps {
  endpoint: Pick<Endpoint, 'path' | 'permission'>;
  filters?: Filters;
  /** Files of another shape, each beside a CSV. */
  more?: readonly { label: string; filters: Filters }[];
}

/** Downloads what the filters of a list leave, from all pages. Only shown to who may call the endpoint. */
export function ExportMenu({ endpoint, filters = {}, more = [] }: ExportMenuProps) {
  const { t, direction } = useLanguage();
  const may = useMay();
  if (!endpoint.permission || !may(endpoint.permission)) return null;
  const files = exportFormats.map((format) => ({
    label: t('shared.export.as', { format: format.toUpperCase() }),
    filters: { format },
  }));
  return (
    <DropdownMenu
      direction={direction}
      trigger={
        <Button variant="secondary">
          <Download size={16} aria-hidden />
          {t('shared.export.menu')}
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
    >
      {[...files, ...more].map((file) => (
        <MenuItem key={file.label} asChild>
          <a href={exportAddress(endpoint, { ...file.filters, ...filters })} download>
            {file.label}
          </a>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
