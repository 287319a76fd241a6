import { useQuery } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { orderOfQuery } from './api';

/** Leads from a trace, a job, an email or an object of Stripe to the X-ray of its order. Nothing where it has none. */
export function XRayLink({ of }: { of: string }) {
  const { t } = useLanguage();
  const order = useQuery({ ...orderOfQuery(of), retry: false });
  if (!order.data) return null;
  return (
    <ButtonLink to={paths.orderXRay(order.data.orderId)} variant="secondary" size="sm">
      <ScanSearch size={16} aria-hidden />
      {t('x_ray.open')}
    </ButtonLink>
  );
}
