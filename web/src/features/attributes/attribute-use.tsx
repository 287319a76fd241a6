import type { StaffAttributeDetail } from '@shopwright/contracts/http/attributes';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Notice } from '../../ui/notice';

/** How many products have the attribute, and which specifications are no values of it. */
export function AttributeUse({ attribute }: { attribute: StaffAttributeDetail }) {
  const { t } = useLanguage();
  const { products, unread, unreadExamples, isSyncing } = attribute;
  return (
    <div className="grid gap-3 sm:col-span-2">
      <p role="status" className="tabular text-muted text-sm">
        {t(products.hasMore ? 'attributes.products_more' : 'attributes.products', { count: products.count })}
        {isSyncing && ` · ${t('attributes.syncing')}`}
      </p>
      {unread.count > 0 && (
        <Notice
          tone="warning"
          title={t(unread.hasMore ? 'attributes.unread_more' : 'attributes.unread', { count: unread.count })}
        >
          <p className="mt-1">{t('attributes.unread_text')}</p>
          <ul className="mt-2 grid gap-1">
            {unreadExamples.map(({ productId, name, value }) => (
              <li key={`${productId} ${value}`} className="wrap-anywhere">
                <Link to={paths.productEditor(productId)} className="underline">
                  <bdi>{name}</bdi>
                </Link>
                {': '}
                <bdi>{value}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
