import { Copy } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';

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

/** Copies a text, and says which one, or that it could not. */
function useCopy() {
  const { t } = useLanguage();
  return (what: string, text: string) =>
    copyText(text).then(
      () => toast(t('marketing.copied'), t('marketing.copied_text', { what })),
      () => toastError(t('marketing.copy_failed'), t('marketing.copy_failed_text')),
    );
}

/**
 * Puts text on the clipboard. The modern way exists on https pages only and may be forbidden; the old one works on a
 * store served in the local network too. Rejects where neither does.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelected(text)) throw new Error('the browser did not let the page copy');
  }
}

function copySelected(text: string): boolean {
  const active = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.style.cssText = 'position:fixed;opacity:0';
  // An open dialog takes the focus back from elements outside it.
  (active?.closest('[role=dialog]') ?? document.body).append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } finally {
    holder.remove();
    if (active instanceof HTMLElement) active.focus();
  }
}
