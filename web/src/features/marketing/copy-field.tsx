import { Copy } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useCopy } from './use-copy';

/** An address to be taken along. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useLanguage();
  const copy = useCopy();
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={label}
        value={value}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1"
      />
      <Button
        variant="secondary"
        aria-label={t('marketing.copy_named', { what: label })}
        onClick={() => copy(label, value)}
      >
        <Copy size={16} aria-hidden />
        <span className="max-sm:hidden">{t('marketing.copy')}</span>
      </Button>
    </div>
  );
}
