import type { SellingSettings } from '@shopwright/contracts/http/selling';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import type { PickupPlace, Shipping, ShippingRate, Zone } from './api';
import { type Change, ChangeDialog } from './change-dialog';
import { ItemActions } from './item-actions';
import { PickupDialog } from './pickup-dialog';
import { RateDialog } from './rate-dialog';
import { ZoneCard } from './zone-card';
import { ZoneDialog } from './zone-dialog';

type Open =
  | { type: 'zone'; zone?: Zone }
  | { type: 'rate'; zone: Zone; rate?: ShippingRate }
  | { type: 'pickup'; place?: PickupPlace }
  | { type: 'change'; change: Change };

/** Nothing of shipping is left without a zone and a pickup place. */
const orNothing = (shipping: Shipping): Shipping | null =>
  shipping.zones.length + shipping.pickupPlaces.length === 0 ? null : shipping;

/** Where the store ships, what that costs, and where orders can be collected. */
export function ShippingSection({ settings }: { settings: SellingSettings }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const askToDelete = (name: string, without: (shipping: Shipping) => Shipping) =>
    setOpen({
      type: 'change',
      change: {
        title: t('selling.delete_title', { name }),
        text: t('selling.delete_text'),
        confirmLabel: t('selling.delete'),
        apply: ({ shipping }) => ({ shipping: shipping && orNothing(without(shipping)) }),
      },
    });
  const { shipping } = settings;
  return (
    <>
      {shipping ? (
        <div className="grid max-w-4xl gap-5">
          <p className="text-muted text-sm">{t('selling.shipping_text')}</p>
          {shipping.zones.map((zone) => (
            <ZoneCard
              key={zone.id}
              zone={zone}
              onEdit={() => setOpen({ type: 'zone', zone })}
              onDelete={() =>
                askToDelete(zone.name, (now) => ({ ...now, zones: now.zones.filter(({ id }) => id !== zone.id) }))
              }
              onEditRate={(rate) => setOpen({ type: 'rate', zone, rate })}
              onDeleteRate={(rate) =>
                askToDelete(rate.name, (now) => ({
                  ...now,
                  zones: now.zones.map((each) => ({ ...each, rates: each.rates.filter(({ id }) => id !== rate.id) })),
                }))
              }
            />
          ))}
          {shipping.pickupPlaces.map((place) => (
            <Card key={place.id} className="flex flex-wrap items-start justify-between gap-4 p-5 sm:px-6">
              <div className="min-w-0 flex-1 basis-56 text-sm">
                <h3 className="font-semibold text-base">
                  <bdi>{place.name}</bdi>
                </h3>
                <p className="text-muted">{t('selling.pickup')}</p>
                <p className="mt-2 whitespace-pre-line">
                  <bdi>{place.address}</bdi>
                </p>
                <p className="whitespace-pre-line text-muted">
                  <bdi>{place.hours}</bdi>
                </p>
              </div>
              <ItemActions
                name={place.name}
                onEdit={() => setOpen({ type: 'pickup', place })}
                onDelete={() =>
                  askToDelete(place.name, (now) => ({
                    ...now,
                    pickupPlaces: now.pickupPlaces.filter(({ id }) => id !== place.id),
                  }))
                }
              />
            </Card>
          ))}
          <span className="flex flex-wrap gap-3">
            <AddButtons onOpen={setOpen} />
            <Button
              variant="danger"
              onClick={() =>
                setOpen({
                  type: 'change',
                  change: {
                    title: t('selling.shipping_off_title'),
                    text: t('selling.shipping_off_text'),
                    confirmLabel: t('selling.turn_off'),
                    apply: () => ({ shipping: null }),
                  },
                })
              }
            >
              {t('selling.shipping_off')}
            </Button>
          </span>
        </div>
      ) : (
        <EmptyState title={t('selling.shipping_setup')} text={t('selling.shipping_setup_text')}>
          <AddButtons onOpen={setOpen} />
        </EmptyState>
      )}
      <OpenDialog settings={settings} open={open} onClose={close} />
    </>
  );
}

function AddButtons({ onOpen }: { onOpen: (open: Open) => void }) {
  const { t } = useLanguage();
  return (
    <>
      <Button onClick={() => onOpen({ type: 'zone' })}>
        <Plus size={16} aria-hidden />
        {t('selling.zone_add')}
      </Button>
      <Button variant="secondary" onClick={() => onOpen({ type: 'pickup' })}>
        <Plus size={16} aria-hidden />
        {t('selling.pickup_add')}
      </Button>
    </>
  );
}

function OpenDialog({
  settings,
  open,
  onClose,
}: {
  settings: SellingSettings;
  open: Open | null;
  onClose: () => void;
}) {
  const country = useStoreSettings()?.country ?? '';
  switch (open?.type) {
    case 'zone':
      return <ZoneDialog settings={settings} zone={open.zone} onClose={onClose} />;
    case 'rate':
      return <RateDialog settings={settings} zone={open.zone} rate={open.rate} onClose={onClose} />;
    case 'pickup':
      return <PickupDialog settings={settings} place={open.place} country={country} onClose={onClose} />;
    case 'change':
      return <ChangeDialog settings={settings} change={open.change} onClose={onClose} />;
    default:
      return null;
  }
}
