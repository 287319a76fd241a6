import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/card';
import { OrderUnits } from './order-units';

interface Shipment {
  id: number;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  createdAt: string;
  items: readonly { orderItemId: number; quantity: number }[];
}

interface ShipmentListProps {
  shipments: readonly Shipment[];
  lines: readonly { id: number; name: string }[];
  /** The words differ between the customer's page and the desk. */
  texts: { title: string; track: string; withoutTracking?: string };
  toWhen: (createdAt: string) => string;
  /** What can be done with a parcel. */
  actionOf?: (id: number) => ReactNode;
}

/** The parcels of an order, with what is in them. Shows nothing before the first one. */
export function ShipmentList({ shipments, lines, texts, toWhen, actionOf }: ShipmentListProps) {
  if (shipments.length === 0) return null;
  return (
    <Card className="p-4 pb-2 text-sm sm:p-5 sm:pb-3">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <ul className="divide-y divide-line">
        {shipments.map(({ id, carrier, trackingNumber, trackingUrl, createdAt, items }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="wrap-anywhere font-medium">
                {carrier ? (
                  <bdi>
                    {carrier} · {trackingNumber}
                  </bdi>
                ) : (
                  (texts.withoutTracking ?? toWhen(createdAt))
                )}
              </span>
              {(carrier || texts.withoutTracking) && (
                <time dateTime={createdAt} className="text-muted">
                  {toWhen(createdAt)}
                </time>
              )}
            </p>
            <OrderUnits units={items} lines={lines} className="mt-1 text-muted" />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              {trackingUrl && (
                <a
                  href={trackingUrl}
                  target="_blank"
                  rel="noreferrer noopener"
                  className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1.5 underline"
                >
                  {texts.track}
                  <ExternalLink size={14} aria-hidden />
                </a>
              )}
              {actionOf?.(id)}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
