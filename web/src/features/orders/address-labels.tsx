import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import clsx from 'clsx';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { type Paper, papers } from './label-paper';

interface AddressLabelsProps {
  orders: OrderDetail[];
  paper: Paper;
}

/** The sheets as they leave the printer, edge to edge: `styles.css` gives each the size of its paper. */
export function AddressLabels({ orders, paper }: AddressLabelsProps) {
  const perSheet = papers[paper];
  const sheets = Array.from({ length: Math.ceil(orders.length / perSheet) }, (_, index) =>
    orders.slice(index * perSheet, (index + 1) * perSheet),
  );
  return sheets.map((sheet) => (
    <article
      key={sheet[0]?.id}
      className={clsx(
        'sheet labels mb-6 border border-line bg-white text-black print:m-0 print:border-0',
        `labels-${paper}`,
      )}
    >
      {sheet.map((order) => (
        <AddressLabel key={order.id} order={order} />
      ))}
    </article>
  ));
}

const longAddress = 140;

function AddressLabel({ order: { id, customerName, customerAddress } }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const store = useStoreSettings();
  const sender = [store?.name, ...(store?.address?.split('\n') ?? [])].filter(Boolean).join(', ');
  return (
    <section aria-label={t('orders.number', { id })} className="flex min-h-0 flex-col overflow-hidden p-[6mm]">
      <p className="flex justify-between gap-4 border-black border-b pb-[1.5mm] text-[8pt] leading-tight">
        <span className="wrap-anywhere">
          {t('orders.sender')}: <bdi>{sender}</bdi>
        </span>
        <span className="tabular shrink-0">#{id}</span>
      </p>
      <p
        dir="auto"
        className={clsx(
          'wrap-anywhere my-auto whitespace-pre-line font-medium leading-snug',
          customerAddress.length > longAddress ? 'text-[10pt]' : 'text-[14pt]',
        )}
      >
        <bdi className="font-bold">{customerName}</bdi>
        <br />
        <bdi>{customerAddress}</bdi>
      </p>
    </section>
  );
}
