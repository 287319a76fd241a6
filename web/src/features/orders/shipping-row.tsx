import type { ShippingPreview } from '@shopwright/contracts/http/order-actions';
import { formMessage } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { controlClass } from '../../ui/select';
import type { toParcel } from './carrier-choice';

interface ShippingRowProps {
  order: ShippingPreview;
  number: string;
  /** What the number makes of the order's parcel; undefined without one. */
  entered: ReturnType<typeof toParcel> | undefined;
  isChecked: boolean;
  /** Another order with the same number. */
  twin: number | undefined;
  onType: (number: string) => void;
  /** Returns true where it took the text. */
  onPaste: (text: string) => boolean;
}

/** One order that ships: its customer, its units, its number and the carrier. */
export function ShippingRow({ order, number, entered, isChecked, twin, onType, onPaste }: ShippingRowProps) {
  const { t } = useLanguage();
  const { id, customerName, units } = order;
  const noteId = `shipping-${id}`;
  const error = entered && 'field' in entered ? entered : undefined;
  // A carrier that is not known yet is no mistake before the number is complete.
  const isWrong = error !== undefined && (isChecked || error.field === 'trackingNumber');
  const text = isWrong
    ? error.field === 'carrier'
      ? t('orders.carrier_choose')
      : formMessage(error.message)
    : twin !== undefined
      ? t('orders.tracking_same', { id: twin })
      : entered && 'parcel' in entered
        ? entered.parcel.carrier
        : undefined;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <p className="min-w-0 text-sm">
        <bdi dir="ltr" className="tabular font-semibold">
          #{id}
        </bdi>{' '}
        <bdi className="wrap-anywhere">{customerName}</bdi>{' '}
        <span className="text-muted">· {t('orders.items', { count: units })}</span>
      </p>
      <div className="min-w-0">
        <input
          aria-label={t('orders.tracking_for', { id })}
          aria-invalid={isWrong}
          aria-describedby={text ? noteId : undefined}
          placeholder={t('orders.tracking_number')}
          dir="ltr"
          autoComplete="off"
          value={number}
          onChange={({ target }) => onType(target.value)}
          onPaste={(event) => {
            if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
          }}
          className={`${controlClass} h-11`}
        />
        {text && (
          <p
            id={noteId}
            className={`mt-1 text-xs ${isWrong ? 'text-danger' : twin !== undefined ? 'text-accent-ink' : 'text-muted'}`}
          >
            <bdi>{text}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}
