import { TitledPage } from '../components/titled-page';
import { useLanguage } from '../i18n/language-provider';

export function OfficePage() {
  const { t } = useLanguage();
  return <TitledPage title={t('staff.home')}>{null}</TitledPage>;
}
