import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useHasClaim } from '../lib/queries/store-settings';

const steps = ['step_1', 'step_2', 'step_3', 'step_4'] as const;
/** Without a number of days, and without a promise of who pays for the shipping. */
const neutral = { step_1: 'info.returns.step_1_neutral', step_3: 'info.returns.step_3_neutral' } as const;

export function ReturnsPage() {
  const { t, language } = useLanguage();
  const hasClaim = useHasClaim();
  const isPromised = hasClaim('returns');
  const textOf = (step: (typeof steps)[number]) =>
    t(!isPromised && (step === 'step_1' || step === 'step_3') ? neutral[step] : `info.returns.${step}_text`);
  return (
    <InfoLayout
      titleKey="shared.footer.returns"
      text="returns"
      leadKey={isPromised ? 'info.returns.lead' : 'info.returns.lead_neutral'}
    >
      <InfoSection titleKey="info.returns.how">
        <ol className="grid gap-4 sm:grid-cols-2">
          {steps.map((step, index) => (
            <li key={step} className="rounded-card border border-line bg-surface p-5">
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-primary-soft font-semibold text-primary-ink text-sm"
              >
                {new Intl.NumberFormat(language).format(index + 1)}
              </span>
              <h3 className="mt-3 font-semibold">{t(`info.returns.${step}`)}</h3>
              <p className="mt-1 text-muted text-sm leading-relaxed">{textOf(step)}</p>
            </li>
          ))}
        </ol>
      </InfoSection>
      <InfoSection titleKey="info.returns.cancel" textKey="info.returns.cancel_text" />
      {hasClaim('warranty') && <InfoSection titleKey="info.returns.warranty" textKey="info.returns.warranty_text" />}
      {isPromised && <InfoSection titleKey="info.returns.damaged" textKey="info.returns.damaged_text" />}
      <NextStep
        titleKey="info.returns.step_1"
        textKey={isPromised ? 'info.returns.step_1_text' : neutral.step_1}
        to={paths.contact}
        labelKey="info.returns.start"
      />
    </InfoLayout>
  );
}
