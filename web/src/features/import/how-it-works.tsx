import { PiggyBank, ShoppingCart, Truck } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Card } from '../../ui/card';

const steps: { icon: typeof Truck; title: MessageKey; text: MessageKey }[] = [
  { icon: ShoppingCart, title: 'import.step_orders', text: 'import.step_orders_text' },
  { icon: Truck, title: 'import.step_fulfil', text: 'import.step_fulfil_text' },
  { icon: PiggyBank, title: 'import.step_profit', text: 'import.step_profit_text' },
];

export function HowItWorks() {
  const { t } = useLanguage();
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="font-semibold text-lg">{t('import.how')}</h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3">
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink">
              <Icon size={20} aria-hidden />
            </span>
            <div>
              <h3 className="font-semibold">{t(title)}</h3>
              <p className="mt-1 text-muted text-sm">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
