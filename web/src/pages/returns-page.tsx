import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { returnSteps, returnStepText, returnsLead } from '../lib/claimed-texts';
import { paths } from '../lib/paths';
import { useHasClaim } from '../lib/queries/store-settings';

export function ReturnsPage() {
  const { t, language } = useLanguage();
  const hasClaim = useHasClaim();
  const isPromised = hasClaim('returns');
  return (
    <InfoLayout titleKey="shared.footer.returns" text="returns" leadKey={returnsLead(hasClaim)}>
      <InfoSection titleKey="info.returns.how">
        <ol className="grid gap-4 sm:grid-cols-2">
          {returnSteps.map((step, index) => (
            <li key={step} className="rounded-card border border-line bg-surface p-5">
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-primary-soft font-semibold text-primary-ink text-sm"
              >
                {new Intl.NumberFormat(language).format(index + 1)}
              </span>
              <h3 className="mt-3 font-semibold">{t(`info.returns.${step}`)}</h3>
              <p className="mt-1 text-muted text-sm leading-relaxed">{t(returnStepText(step, hasClaim))}</p>
            </li>
          ))}
        </ol>
      </InfoSection>
      <InfoSection titleKey="info.returns.cancel" textKey="info.returns.cancel_text" />
      {hasClaim('warranty') && <InfoSection titleKey="info.returns.warranty" textKey="info.returns.warranty_text" />}
      {isPromised && <InfoSection titleKey="info.returns.damaged" textKey="info.returns.damaged_text" />}
      <NextStep
        titleKey="info.returns.step_1"
        textKey={returnStepText('step_1', hasClaim)}
        to={paths.contact}
        labelKey="info.returns.start"
      />
    </InfoLayout>
  );
}
