import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useStoreSettings } from '../lib/queries/store-settings';

interface TaxNoteProps {
  className?: string;
  /** It stands once for all prices of a list. */
  isOfList?: boolean;
}

/** Says beside a price whether it includes tax, and links to what shipping costs where it may cost more. Nothing where no tax is set up. */
export function TaxNote({ className, isOfList }: TaxNoteProps) {
  const { t } = useLanguage();
  const { tax, delivery } = useStoreSettings()?.selling ?? {};
  if (!tax) return null;
  const text = t(`shared.price.${tax.isIncluded ? 'incl' : 'plus'}_${tax.isVat ? 'vat' : 'tax'}`);
  return (
    <p className={clsx('text-muted text-xs', className)}>
      {isOfList ? t('shared.price.listed', { tax: text }) : text}
      {delivery?.isPaid && (
        <>
          {' · '}
          <Link to={paths.shippingInfo} className="underline underline-offset-2 hover:text-ink">
            {t('shared.price.plus_shipping')}
          </Link>
        </>
      )}
    </p>
  );
}
