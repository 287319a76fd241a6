import { PiggyBank, ShoppingCart, Truck } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Card } from '../../ui/card';
import { FeatureTile } from '../../ui/feature-tile';

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
      <ol className="mt-6 grid gap-6 lg:grid-cols-3">
        {steps.map(({ icon, title, text }) => (
          <FeatureTile key={title} icon={icon} title={t(title)} text={t(text)} />
        ))}
      </ol>
    </Card>
  );
}
