import { Copy } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { useCopy } from './use-copy';

/** Text made to be used elsewhere, with the button that takes it along. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const { t } = useLanguage();
  const copy = useCopy();
  return (
    <div className="rounded-control bg-sunken p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium text-sm">{label}</h3>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('marketing.copy_named', { what: label })}
          onClick={() => copy(label, text)}
        >
          <Copy size={14} aria-hidden />
          {t('marketing.copy')}
        </Button>
      </div>
      <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line text-muted text-sm leading-relaxed">
        {text}
      </p>
    </div>
  );
}
