import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import type { VariantRow } from './match-variants';
import type { OptionsEdit } from './use-options-edit';
import { variantName } from './variant-name';

interface LeftOutVariantsProps {
  rows: VariantRow[];
  edit: OptionsEdit['edit'];
}

/** The combinations that are not sold, each with the button that brings it back. */
export function LeftOutVariants({ rows, edit }: LeftOutVariantsProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(rows.length <= 12);
  const bringBack = (back: VariantRow[]) =>
    edit({ type: 'leave-out', ats: back.map(({ at }) => at), isLeftOut: false });
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mt-4 rounded-card border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 px-4 font-semibold text-sm">
        {t('products.options.left_out', { count: rows.length })}
        <ChevronDown size={16} aria-hidden className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="flex flex-wrap gap-2 border-line border-t p-4">
          {rows.map((row) => {
            const name = variantName(row);
            return (
              <Button
                key={row.key}
                variant="secondary"
                size="sm"
                aria-label={t('products.options.bring_back', { name })}
                onClick={() => bringBack([row])}
              >
                <Plus size={14} aria-hidden />
                <bdi>{name}</bdi>
              </Button>
            );
          })}
          {rows.length > 1 && (
            <Button variant="ghost" size="sm" onClick={() => bringBack(rows)}>
              {t('products.options.bring_back_all')}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}
