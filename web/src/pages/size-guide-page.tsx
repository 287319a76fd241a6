import { InfoLayout, InfoSection, NextStep } from '../features/info/info-layout';
import { InfoTable } from '../features/info/info-table';
import { arms, laptops, lights, monitors, tips } from '../features/info/sizes';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';

/** "10.5 mm" → "10,5 mm" where decimals are written so. */
const localDecimals = (text: string, language: string) =>
  text.replace(/\d+\.\d+/g, (decimal) => Number(decimal).toLocaleString(`${language}-u-nu-latn`));

export function SizeGuidePage() {
  const { t, language } = useLanguage();
  /** Keeps its own direction between Arabic words. */
  const figure = (text: string) => (
    <bdi key={text} dir="ltr" className="whitespace-nowrap">
      {localDecimals(text, language)}
    </bdi>
  );
  return (
    <InfoLayout titleKey="footer.size_guide" leadKey="sizes.lead" isWide>
      <InfoSection titleKey="sizes.tips" textKey="sizes.tips_text">
        <InfoTable
          label={t('sizes.tips')}
          head={[t('sizes.size'), t('sizes.diameter'), t('sizes.fits')]}
          rows={tips.map(({ size, diameter, fits }) => [figure(size), figure(diameter), t(fits)])}
        />
      </InfoSection>
      <InfoSection titleKey="sizes.arms" textKey="sizes.arms_text">
        <InfoTable
          label={t('sizes.arms')}
          head={[t('sizes.arm'), t('sizes.desk'), t('sizes.load'), t('sizes.reach')]}
          rows={arms.map(({ arm, desk, load, isEach, reach }) => [
            t(arm),
            figure(desk),
            isEach ? t('sizes.each', { load }) : figure(load),
            figure(reach),
          ])}
        />
      </InfoSection>
      <InfoSection titleKey="sizes.monitors" textKey="sizes.monitors_text">
        <InfoTable
          label={t('sizes.monitors')}
          head={[t('sizes.screen'), t('sizes.width_height'), t('sizes.distance'), t('sizes.desk_depth')]}
          rows={monitors.map(({ screen, isWide, size, distance, desk }) => [
            isWide ? t('sizes.ultrawide', { size: screen }) : figure(screen),
            figure(size),
            figure(distance),
            figure(desk),
          ])}
        />
      </InfoSection>
      <InfoSection titleKey="sizes.bags" textKey="sizes.bags_text">
        <InfoTable
          label={t('sizes.bags')}
          head={[t('sizes.laptop'), t('sizes.largest'), t('sizes.stand'), t('sizes.bag')]}
          rows={laptops.map((row) => Object.values(row).map(figure))}
        />
      </InfoSection>
      <InfoSection titleKey="sizes.lights" textKey="sizes.lights_text">
        <InfoTable
          label={t('sizes.lights')}
          head={[t('sizes.use'), t('sizes.height'), t('sizes.load')]}
          rows={lights.map(({ use, height, load }) => [t(use), figure(height), figure(load)])}
        />
      </InfoSection>
      <NextStep titleKey="sizes.ask" textKey="sizes.ask_text" to={paths.contact} labelKey="nav.contact" />
    </InfoLayout>
  );
}
