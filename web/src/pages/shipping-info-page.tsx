import { InfoLayout, InfoSection, InfoTable, NextStep } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';

const regions = [
  { name: 'shipping.region_north_america', days: '2–5' },
  { name: 'shipping.region_europe', days: '3–7' },
  { name: 'shipping.region_asia', days: '5–10' },
  { name: 'shipping.region_middle_east', days: '6–12' },
  { name: 'shipping.region_latin_america', days: '7–14' },
] as const;

export function ShippingInfoPage() {
  const { t } = useLanguage();
  return (
    <InfoLayout titleKey="footer.shipping" text="shipping" leadKey="shipping.lead">
      <InfoSection titleKey="shipping.time" textKey="shipping.time_text">
        <InfoTable
          label={t('shipping.time')}
          head={[t('shipping.region'), t('shipping.days'), t('shipping.price')]}
          rows={regions.map(({ name, days }) => [t(name), <bdi key={name}>{days}</bdi>, t('shipping.free')])}
        />
      </InfoSection>
      <InfoSection titleKey="shipping.follow" textKey="shipping.follow_text" />
      <InfoSection titleKey="shipping.parts" textKey="shipping.parts_text" />
      <InfoSection titleKey="shipping.customs" textKey="shipping.customs_text" />
      <NextStep titleKey="contact.order" to={paths.trackOrder} labelKey="footer.track" />
    </InfoLayout>
  );
}
