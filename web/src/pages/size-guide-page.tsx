import { Navigate } from 'react-router-dom';
import { InfoLayout, InfoSection, InfoTable, NextStep } from '../features/info/info-layout';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { hasPage, useStoreSettings } from '../lib/queries/store-settings';

/** "10.5 mm" → "10,5 mm" where decimals are written so. */
const localDecimals = (text: string, language: string) =>
  text.replace(/\d+\.\d+/g, (decimal) => Number(decimal).toLocaleString(`${language}-u-nu-latn`));

export function SizeGuidePage() {
  return hasPage(useStoreSettings(), 'sizes') ? <Sizes /> : <Navigate to={paths.products} replace />;
}

function Sizes() {
  const { t, language } = useLanguage();
  /** Keeps its own direction between Arabic words. */
  const figure = (text: string) => (
    <bdi key={text} dir="ltr" className="whitespace-nowrap">
      {localDecimals(text, language)}
    </bdi>
  );
  return (
    <InfoLayout titleKey="layout.footer.size_guide" text="sizes" leadKey="info.sizes.lead" isWide>
      <InfoSection titleKey="info.sizes.tips" textKey="info.sizes.tips_text">
        <InfoTable
          label={t('info.sizes.tips')}
          head={[t('info.sizes.size'), t('info.sizes.diameter'), t('info.sizes.fits')]}
          rows={tips.map(({ size, diameter, fits }) => [figure(size), figure(diameter), t(fits)])}
        />
      </InfoSection>
      <InfoSection titleKey="info.sizes.arms" textKey="info.sizes.arms_text">
        <InfoTable
          label={t('info.sizes.arms')}
          head={[t('info.sizes.arm'), t('info.sizes.desk'), t('info.sizes.load'), t('info.sizes.reach')]}
          rows={arms.map(({ arm, desk, load, isEach, reach }) => [
            t(arm),
            figure(desk),
            isEach ? t('info.sizes.each', { load }) : figure(load),
            figure(reach),
          ])}
        />
      </InfoSection>
      <InfoSection titleKey="info.sizes.monitors" textKey="info.sizes.monitors_text">
        <InfoTable
          label={t('info.sizes.monitors')}
          head={[
            t('info.sizes.screen'),
            t('info.sizes.width_height'),
            t('info.sizes.distance'),
            t('info.sizes.desk_depth'),
          ]}
          rows={monitors.map(({ screen, isWide, size, distance, desk }) => [
            isWide ? t('info.sizes.ultrawide', { size: screen }) : figure(screen),
            figure(size),
            figure(distance),
            figure(desk),
          ])}
        />
      </InfoSection>
      <InfoSection titleKey="info.sizes.bags" textKey="info.sizes.bags_text">
        <InfoTable
          label={t('info.sizes.bags')}
          head={[t('info.sizes.laptop'), t('info.sizes.largest'), t('info.sizes.stand'), t('info.sizes.bag')]}
          rows={laptops.map((row) => Object.values(row).map(figure))}
        />
      </InfoSection>
      <InfoSection titleKey="info.sizes.lights" textKey="info.sizes.lights_text">
        <InfoTable
          label={t('info.sizes.lights')}
          head={[t('info.sizes.use'), t('info.sizes.height'), t('info.sizes.load')]}
          rows={lights.map(({ use, height, load }) => [t(use), figure(height), figure(load)])}
        />
      </InfoSection>
      <NextStep
        titleKey="info.sizes.ask"
        textKey="info.sizes.ask_text"
        to={paths.contact}
        labelKey="layout.nav.contact"
      />
    </InfoLayout>
  );
}

/** The measurements of the size guide. Units read the same in every language; the page writes the decimals. */
export const tips = [
  { size: 'XS', diameter: '9 mm', fits: 'info.sizes.ear_small' },
  { size: 'S', diameter: '10.5 mm', fits: 'info.sizes.ear_slim' },
  { size: 'M', diameter: '12 mm', fits: 'info.sizes.ear_most' },
  { size: 'L', diameter: '13.5 mm', fits: 'info.sizes.ear_wide' },
] as const;

export const arms = [
  { arm: 'info.sizes.boom', desk: '10–55 mm', load: '0.3–1.5 kg', isEach: false, reach: '82 cm' },
  { arm: 'info.sizes.low_boom', desk: '10–60 mm', load: '0.3–2 kg', isEach: false, reach: '74 cm' },
  { arm: 'info.sizes.single', desk: '10–80 mm', load: '2–9 kg', isEach: false, reach: '52 cm' },
  { arm: 'info.sizes.dual', desk: '15–80 mm', load: '2–8 kg', isEach: true, reach: '2 × 50 cm' },
] as const;

export const monitors = [
  { screen: '24″', isWide: false, size: '54 × 32 cm', distance: '50–75 cm', desk: '60 cm' },
  { screen: '27″', isWide: false, size: '61 × 36 cm', distance: '60–85 cm', desk: '70 cm' },
  { screen: '32″', isWide: false, size: '71 × 42 cm', distance: '70–100 cm', desk: '75 cm' },
  { screen: '34″', isWide: true, size: '81 × 36 cm', distance: '70–95 cm', desk: '75 cm' },
] as const;

const laptops = [
  { laptop: '13–14″', largest: '32 × 23 × 2 cm', stand: '22 cm', bag: '35 × 25 × 8 cm' },
  { laptop: '15–16″', largest: '37 × 26 × 2.5 cm', stand: '25 cm', bag: '40 × 29 × 10 cm' },
  { laptop: '17–18″', largest: '41 × 30 × 3 cm', stand: '28 cm', bag: '45 × 33 × 12 cm' },
] as const;

export const lights = [
  { use: 'info.sizes.use_desk', height: '20–45 cm', load: '1 kg' },
  { use: 'info.sizes.use_sitting', height: '110–160 cm', load: '3 kg' },
  { use: 'info.sizes.use_standing', height: '160–220 cm', load: '5 kg' },
] as const;
