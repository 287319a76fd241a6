import { Store } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

const suppliers: { title: MessageKey; text: MessageKey }[] = [
  { title: 'suppliers.global', text: 'suppliers.global_text' },
  { title: 'suppliers.dropshipping', text: 'suppliers.dropshipping_text' },
  { title: 'suppliers.us_eu', text: 'suppliers.us_eu_text' },
  { title: 'suppliers.fashion', text: 'suppliers.fashion_text' },
];

export function Suppliers() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {suppliers.map(({ title, text }) => (
        <Card key={title} className="flex items-start gap-4 p-6">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink">
            <Store size={20} aria-hidden />
          </span>
          <div className="flex-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="font-semibold">{t(title)}</h2>
              <Badge>{t('suppliers.not_connected')}</Badge>
            </div>
            <p className="mt-1 text-muted text-sm">{t(text)}</p>
            <Button variant="secondary" size="sm" className="mt-4" disabled>
              {t('suppliers.connect')}
            </Button>
          </div>
        </Card>
      ))}
      <Card className="p-6 md:col-span-2">
        <h2 className="font-semibold">{t('suppliers.custom')}</h2>
        <p className="mt-1 text-muted text-sm">{t('suppliers.custom_text')}</p>
        <Button variant="secondary" size="sm" className="mt-4" disabled>
          {t('suppliers.add_custom')}
        </Button>
      </Card>
    </div>
  );
}
