import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Spinner } from '../../ui/skeleton';

export function CheckoutSteps({ current }: { current: 1 | 2 }) {
  const { t } = useLanguage();
  const steps = [t('shared.checkout.step_shipping'), t('shared.checkout.step_payment')];
  return (
    <ol className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {steps.map((label, index) => {
        const isDone = index + 1 < current;
        const isCurrent = index + 1 === current;
        return (
          <li key={label} aria-current={isCurrent ? 'step' : undefined} className="flex items-center gap-2.5">
            <span
              className={clsx(
                'grid size-7 place-items-center rounded-full font-semibold text-xs',
                isDone || isCurrent ? 'bg-primary text-on-primary' : 'bg-sunken text-muted',
              )}
            >
              {isDone ? <Check size={14} aria-hidden /> : index + 1}
            </span>
            <span className={isCurrent ? 'font-semibold' : 'text-muted'}>{label}</span>
            {index === 0 && <span aria-hidden="true" className="ms-2 hidden h-px w-8 bg-line-strong sm:block" />}
          </li>
        );
      })}
    </ol>
  );
}

export function EmptyCart() {
  const { t } = useLanguage();
  return (
    <EmptyState level={1} illustration="empty-cart" title={t('shared.cart.empty')} text={t('shared.cart.empty_text')}>
      <Link to={paths.home} className={buttonClass()}>
        {t('shared.cart.continue')}
      </Link>
    </EmptyState>
  );
}

export function Preparing() {
  const { t } = useLanguage();
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-14 text-muted">
      <Spinner />
      {t('checkout.preparing')}
    </p>
  );
}
