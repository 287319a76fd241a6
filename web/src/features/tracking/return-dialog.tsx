import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import { type ReturnReason, returnPhotosMax, returnReasons } from '@shopwright/contracts/http/order-returns';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { LineQuantity } from '../../components/line-quantity';
import { PhotoPicker } from '../../components/photo-picker';
import { usePhotoUpload } from '../../components/use-photo-upload';
import { useLanguage } from '../../i18n/language-provider';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { useRequestKey } from '../../lib/use-request-key';
import { SelectField, TextArea } from '../../ui/field';
import { type OrderKey, requestReturn, uploadPhoto, useCustomerAction } from './api';

interface ReturnDialogProps {
  order: CustomerOrder;
  orderKey: OrderKey;
  onClose: () => void;
}

/** Asks which units go back, why, and for photos of them. */
export function ReturnDialog({ order, orderKey, onClose }: ReturnDialogProps) {
  const { t } = useLanguage();
  const requestKey = useRequestKey();
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const [reason, setReason] = useState<ReturnReason>('changed_mind');
  const [comment, setComment] = useState('');
  const upload = usePhotoUpload({
    photosMax: returnPhotosMax,
    send: async (file) => ({ id: (await uploadPhoto(orderKey, file)).photo, name: file.name }),
  });
  const [isChecked, setChecked] = useState(false);
  useUnsavedChanges(comment !== '' || quantities.size > 0 || upload.photos.length > 0);
  const items = [...quantities].flatMap(([orderItemId, quantity]) => (quantity > 0 ? [{ orderItemId, quantity }] : []));
  const ask = useCustomerAction(orderKey, {
    send: () => {
      const request = { items, reason, comment, photos: upload.photos.map((photo) => photo.id) };
      return requestReturn(orderKey, { ...request, requestId: requestKey(request) });
    },
    done: { title: t('tracking.purchase.return_requested'), text: t('tracking.purchase.return_requested_text') },
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (items.length > 0 && !upload.isPending) ask.mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('tracking.purchase.return')}
      description={t('tracking.purchase.return_text')}
      onSubmit={submit}
      submit={{ label: t('tracking.purchase.request_return'), isPending: ask.isPending || upload.isPending }}
      className="grid gap-5"
    >
      <ReturnLines
        lines={order.items.filter(({ returnableQuantity }) => returnableQuantity > 0)}
        quantities={quantities}
        onQuantities={setQuantities}
        error={isChecked && items.length === 0 ? t('tracking.purchase.choose_items') : undefined}
      />
      <SelectField
        label={t('tracking.purchase.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReturnReason)}
      >
        {returnReasons.map((value) => (
          <option key={value} value={value}>
            {t(`shared.purchase.reason_${value}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('tracking.purchase.comment')}
        maxLength={2000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <PhotoPicker upload={upload} />
    </FormDialog>
  );
}

interface ReturnLinesProps {
  lines: CustomerOrder['items'];
  quantities: ReadonlyMap<number, number>;
  onQuantities: (quantities: ReadonlyMap<number, number>) => void;
  error: string | undefined;
}

/** Asks for the units of each line that go back. */
function ReturnLines({ lines, quantities, onQuantities, error }: ReturnLinesProps) {
  return (
    <div>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <LineQuantity
            key={line.id}
            line={line}
            value={quantities.get(line.id) ?? 0}
            max={line.returnableQuantity}
            onChange={(quantity) => onQuantities(new Map(quantities).set(line.id, quantity))}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
