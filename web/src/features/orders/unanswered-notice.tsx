import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { Link } from 'react-router-dom';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Notice } from '../../ui/notice';

/** Says that the customer wrote about the order and has no answer yet. Shows nothing otherwise. */
export function UnansweredNotice({ order }: { order: Pick<OrderDetail, 'hasOpenMessage' | 'threadId'> }) {
  const { t } = useLanguage();
  if (!order.hasOpenMessage || order.threadId === null) return null;
  return (
    <Notice tone="warning" title={t('orders.unanswered')} className="mb-5">
      <p>{t('orders.unanswered_text')}</p>
      <Permitted to="messages:read">
        <Link
          to={paths.thread(order.threadId)}
          className="-mb-2 inline-flex min-h-9 pointer-coarse:min-h-11 items-center font-semibold underline"
        >
          {t('orders.unanswered_open')}
        </Link>
      </Permitted>
    </Notice>
  );
}
