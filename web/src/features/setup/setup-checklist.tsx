import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { setupSteps, useSetupProgress } from './use-setup-steps';

/** The steps of the setup that are left, for operators. Shows nothing once all of it is done. */
export function SetupChecklist() {
  const { t } = useLanguage();
  const progress = useSetupProgress();
  if (!progress || setupSteps.every((step) => progress[step])) return null;
  return (
    <Card className="mb-4 p-4 sm:p-5">
      <h2 className="mb-2 font-semibold text-lg">{t('setup.checklist')}</h2>
      <ul className="-mx-2">
        {setupSteps.map((step) => (
          <li key={step}>
            {progress[step] ? (
              <span className={`${line} text-muted`}>
                <CircleCheck size={18} role="img" aria-label={t('setup.is_done')} className="shrink-0 text-primary" />
                {t(`setup.todo_${step}`)}
              </span>
            ) : (
              <Link to={`${paths.setup}?step=${step}`} className={`${line} hover:bg-sunken`}>
                <Circle size={18} aria-hidden className="shrink-0 text-muted" />
                <span className="min-w-0 flex-1">{t(`setup.todo_${step}`)}</span>
                <ChevronRight size={16} aria-hidden className="shrink-0 text-muted rtl:-scale-x-100" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const line = 'flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5';
