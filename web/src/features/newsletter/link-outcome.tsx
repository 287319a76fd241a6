import { CheckCircle2, MailX } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

interface OutcomeProps {
  isGood?: boolean;
  title: string;
  text: string;
}

/** Shows the result of an emailed link, and where to go next. */
export function LinkOutcome({ isGood, title, text }: OutcomeProps) {
  const { t } = useLanguage();
  const Icon = isGood ? CheckCircle2 : MailX;
  return (
    <div role="status">
      <EmptyState level={1} icon={<Icon size={28} aria-hidden />} title={title} text={text} className="py-24">
        <ButtonLink to={paths.home}>{t('shared.error.home')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
