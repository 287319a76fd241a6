import { useDelivery } from '../components/delivery-note';
import { InfoLayout, InfoSection, InfoTable, NextStep } from '../features/info/info-layout';
import { ShippingRates } from '../features/info/shipping-rates';
import { useLanguage } from '../i18n/language-provider';
import { shippingLead } from '../lib/claimed-texts';
import { paths } from '../lib/paths';
import { useHasShippingRates, usePromises } from '../lib/queries/store-settings';

const regions = [
  { name: 'info.shipping.region_north_america', days: '2–5' },
  { name: 'info.shipping.region_europe', days: '3–7' },
  { name: 'info.shipping.region_asia', days: '5–10' },
  { name: 'info.shipping.region_middle_east', days: '6–12' },
  { name: 'info.shipping.region_latin_america', days: '7–14' },
] as const;

export function ShippingInfoPage() {
  const { t } = useLanguage();
  const hasRates = useHasShippingRates();
  const delivery = useDelivery();
  const hasClaim = usePromises();
  const isFree = hasClaim('delivery');
  return (
    <InfoLayout
      titleKey="shared.footer.shipping"
      text="shipping"
      leadKey={shippingLead(hasClaim)}
      lead={hasRates ? delivery?.text : undefined}
    >
      {hasRates && <ShippingRates />}
      {isFree && (
        <InfoSection titleKey="info.shipping.time" textKey="info.shipping.time_text">
          <InfoTable
            label={t('info.shipping.time')}
            head={[t('info.shipping.region'), t('info.shipping.days'), t('info.shipping.price')]}
            rows={regions.map(({ name, days }) => [t(name), <bdi key={name}>{days}</bdi>, t('info.shipping.free')])}
          />
        </InfoSection>
      )}
      <InfoSection titleKey="info.shipping.follow" textKey="info.shipping.follow_text" />
      {isFree && <InfoSection titleKey="info.shipping.parts" textKey="info.shipping.parts_text" />}
      <InfoSection titleKey="info.shipping.customs" textKey="info.shipping.customs_text" />
      <NextStep titleKey="shared.contact.order" to={paths.trackOrder} labelKey="layout.footer.track" />
    </InfoLayout>
  );
}
