import { InfoLayout, InfoSection, InfoTable, NextStep } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';

const kept = ['orders', 'account', 'reviews', 'newsletter', 'messages'] as const;

export function PrivacyPage() {
  const { t } = useLanguage();
  return (
    <InfoLayout titleKey="layout.footer.privacy" text="privacy" leadKey="info.privacy.lead">
      <InfoSection titleKey="info.privacy.stored">
        <InfoTable
          label={t('info.privacy.stored')}
          head={[t('info.privacy.what'), t('info.privacy.why'), t('info.privacy.long')]}
          rows={kept.map((what) => [
            t(`info.privacy.${what}`),
            t(`info.privacy.${what}_why`),
            t(`info.privacy.${what}_long`),
          ])}
        />
      </InfoSection>
      <InfoSection titleKey="info.privacy.cards" textKey="info.privacy.cards_text" />
      <InfoSection titleKey="info.privacy.cookies" textKey="info.privacy.cookies_text" />
      <InfoSection titleKey="info.privacy.technical" textKey="info.privacy.technical_text" />
      <InfoSection titleKey="info.privacy.rights" textKey="info.privacy.rights_text" />
      <NextStep titleKey="info.terms.contact" to={paths.contact} labelKey="layout.nav.contact" />
    </InfoLayout>
  );
}
