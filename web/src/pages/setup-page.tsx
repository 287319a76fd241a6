import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadingRegion } from '../components/loading-region';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { AddProductForm } from '../features/products/add-product-form';
import { setupLinkQuery } from '../features/setup/api';
import { CategoryForm } from '../features/setup/category-form';
import { OwnerForm } from '../features/setup/owner-form';
import { StoreForm } from '../features/setup/store-form';
import { nextStep, type SetupStep, setupSteps, useSetupProgress } from '../features/setup/use-setup-steps';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { paths } from '../lib/paths';
import { meQuery } from '../lib/queries/session';
import { storeSettingsQuery } from '../lib/queries/store-settings';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';

/** Opens a new store: the owner's account by a one-time link, then what a store needs before it sells. */
export function SetupPage() {
  const { data: user, isPending } = useQuery(meQuery);
  const [params] = useSearchParams();
  if (isPending) return <Loading />;
  return user?.role === 'operator' ? <Steps /> : <OwnerAccount token={params.get('token') ?? ''} />;
}

function OwnerAccount({ token }: { token: string }) {
  const { t } = useLanguage();
  const link = useQuery(setupLinkQuery(token));
  if (link.isPending) return <Loading />;
  if (isApiError(link.error, 'conflict')) {
    return (
      <DeadLink reason="used">
        <Link to={paths.loginThen(paths.setup)} className={buttonClass()}>
          {t('shared.nav.sign_in')}
        </Link>
      </DeadLink>
    );
  }
  if (isApiError(link.error, 'link_expired')) return <DeadLink reason="expired" />;
  if (isApiError(link.error, 'not_found')) return <DeadLink reason="foreign" />;
  // The typed text stays when a link that was good cannot be checked again.
  if (link.error && !link.data) return <QueryError title={t('shared.error.try_again')} query={link} />;
  return (
    <TitledPage title={t('setup.title')} text={t('setup.account_text')}>
      <div className="max-w-2xl">
        <OwnerForm token={token} onDead={() => void link.refetch()} />
      </div>
    </TitledPage>
  );
}

function Steps() {
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [skipped, setSkipped] = useState<SetupStep[]>([]);
  const progress = useSetupProgress();
  const { data: settings } = useQuery(storeSettingsQuery);
  if (!progress || !settings) return <Loading />;
  const step = nextStep(progress, params.get('step'), skipped);
  if (step === undefined) return <Finished isComplete={setupSteps.every((done) => progress[done])} />;
  const skip = () => {
    setSkipped([...skipped, step]);
    setParams({}, { replace: true });
  };
  return (
    <TitledPage title={t('setup.title')} text={t('setup.steps_text')}>
      <div className="max-w-4xl">
        <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
          <p className="text-muted text-sm" aria-live="polite">
            {t('setup.step', { step: setupSteps.indexOf(step) + 1, steps: setupSteps.length })}
          </p>
          <Button variant="ghost" onClick={skip}>
            {t('setup.skip')}
          </Button>
        </div>
        {step === 'store' && <StoreForm settings={settings} />}
        {step === 'category' && <CategoryForm />}
        {step === 'product' && (
          <>
            <h2 className="mb-4 font-semibold text-xl">{t('setup.product')}</h2>
            <AddProductForm />
          </>
        )}
      </div>
    </TitledPage>
  );
}

function Finished({ isComplete }: { isComplete: boolean }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      level={1}
      icon={<CircleCheck aria-hidden />}
      title={t(isComplete ? 'setup.done' : 'setup.left')}
      text={t(isComplete ? 'setup.done_text' : 'setup.left_text')}
    >
      <Link to={paths.office} className={buttonClass()}>
        {t('setup.to_office')}
      </Link>
      <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
        {t('setup.to_store')}
      </Link>
    </EmptyState>
  );
}

function DeadLink({ reason, children }: { reason: 'used' | 'expired' | 'foreign'; children?: ReactNode }) {
  const { t } = useLanguage();
  const text = t(reason === 'used' ? 'setup.link_used_text' : 'setup.link_new');
  return (
    <EmptyState level={1} icon={<Link2Off aria-hidden />} title={t(`setup.link_${reason}`)} text={text}>
      {children}
    </EmptyState>
  );
}

const Loading = () => (
  <LoadingRegion className="py-10">
    <Skeleton className="h-96 max-w-4xl rounded-card" />
  </LoadingRegion>
);
