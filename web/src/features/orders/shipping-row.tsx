import type { ShippingPreview } from '@shopwright/contracts/http/order-actions';
import { formMessage } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { controlClass, Select } from '../../ui/select';
import { carrierNames, detected, other } from './carrier-choice';
import type { BulkParcel } from './use-bulk-parcels';

interface ShippingRowProps {
  order: ShippingPreview;
  parcel: BulkParcel;
  isChecked: boolean;
  onType: (number: string) => void;
  onCarrier: (carrier: string) => void;
  /** Returns true where it took the text. */
  onPaste: (text: string) => boolean;
}

/** The same elements in each of many rows. */
const nameOptions = carrierNames.map((name) => <option key={name}>{name}</option>);

/** One order that ships: its customer, its units, its number and its carrier. */
export function ShippingRow({ order, parcel, isChecked, onType, onCarrier, onPaste }: ShippingRowProps) {
  const { t } = useLanguage();
  const { id, customerName, units, supplierUnits } = order;
  const { number, choice, entered, twin } = parcel;
  const noteId = `shipping-${id}`;
  const error = entered && 'field' in entered ? entered : undefined;
  // A carrier that is not known yet is no mistake before the number is complete.
  const isWrong = error !== undefined && (isChecked || error.field === 'trackingNumber');
  const found = entered && 'parcel' in entered && choice.carrier === detected ? entered.parcel.carrier : undefined;
  const text = isWrong
    ? error.field === 'carrier'
      ? t('orders.carrier_choose')
      : formMessage(error.message)
    : twin !== undefined
      ? t('orders.tracking_same', { id: twin })
      : found;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <p className="min-w-0 text-sm">
        <bdi dir="ltr" className="tabular font-semibold">
          #{id}
        </bdi>{' '}
        <bdi className="wrap-anywhere">{customerName}</bdi>{' '}
        <span className="text-muted">
          · {t('orders.items', { count: units })}
          {supplierUnits > 0 && ` · ${t('orders.supplier_items', { count: supplierUnits })}`}
        </span>
      </p>
      <div className="min-w-0">
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
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
          <Select
            aria-label={t('orders.carrier_for', { id })}
            value={choice.carrier}
            onChange={({ target }) => onCarrier(target.value)}
          >
            <option value={detected}>{t('orders.carrier_auto')}</option>
            {nameOptions}
            {choice.carrier === other && (
              <option value={other}>{choice.otherName || t('orders.carrier_unlisted')}</option>
            )}
          </Select>
        </div>
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
