import { Copy } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { toast, toastError } from '../../ui/toast-store';

/** Text made to be used elsewhere, with the button that takes it along. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const { t } = useLanguage();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('marketing.copied'), t('marketing.copied_text', { what: label })),
      () => toastError(t('toast.error'), t('error.try_again')),
    );
  return (
    <div className="rounded-control bg-sunken p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium text-sm">{label}</h3>
        <Button variant="ghost" size="sm" onClick={copy}>
          <Copy size={14} aria-hidden />
          {t('marketing.copy')}
        </Button>
      </div>
      <p dir="auto" className="mt-1 text-muted text-sm leading-relaxed">
        {text}
      </p>
    </div>
  );
}
