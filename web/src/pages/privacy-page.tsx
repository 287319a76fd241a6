import { InfoLayout, InfoSection, InfoTable, NextStep } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';

const kept = ['orders', 'account', 'reviews', 'newsletter', 'messages'] as const;

export function PrivacyPage() {
  const { t } = useLanguage();
  return (
    <InfoLayout titleKey="footer.privacy" text="privacy" leadKey="privacy.lead">
      <InfoSection titleKey="privacy.stored">
        <InfoTable
          label={t('privacy.stored')}
          head={[t('privacy.what'), t('privacy.why'), t('privacy.long')]}
          rows={kept.map((what) => [t(`privacy.${what}`), t(`privacy.${what}_why`), t(`privacy.${what}_long`)])}
        />
      </InfoSection>
      <InfoSection titleKey="privacy.cards" textKey="privacy.cards_text" />
      <InfoSection titleKey="privacy.cookies" textKey="privacy.cookies_text" />
      <InfoSection titleKey="privacy.technical" textKey="privacy.technical_text" />
      <InfoSection titleKey="privacy.rights" textKey="privacy.rights_text" />
      <NextStep titleKey="terms.contact" to={paths.contact} labelKey="nav.contact" />
    </InfoLayout>
  );
}
