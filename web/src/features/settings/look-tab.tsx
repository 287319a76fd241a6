import { accentPalette, isLegibleAccent } from '@shopwright/contracts/accent-color';
import { colors } from '@shopwright/contracts/design-tokens';
import { type StoreSettings, storeSettingFields } from '@shopwright/contracts/http/store-settings';
import * as z from 'zod';
import { ImageField, useImageUpload } from '../../components/image-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { TextField } from '../../ui/field';
import { SettingsCard } from './settings-card';
import { type SettingsTabProps, useSaveSettings } from './use-save-settings';

const { logo, favicon, accentColor } = storeSettingFields.shape;
const schema = z.strictObject({
  logo: z.literal('').or(logo.unwrap()),
  favicon: z.literal('').or(favicon.unwrap()),
  accentColor: z.literal('').or(accentColor.unwrap()),
});

const toForm = (settings: StoreSettings): z.input<typeof schema> => ({
  logo: settings.logo ?? '',
  favicon: settings.favicon ?? '',
  accentColor: settings.accentColor ?? '',
});

/** The look of the store: its logo, its icon, and the color of buttons and links. */
export function LookTab({ settings, canEdit }: SettingsTabProps) {
  const { t } = useLanguage();
  const [logoUpload, iconUpload] = [useImageUpload(), useImageUpload()];
  const form = useZodForm(schema, toForm(settings));
  const { put, toInput, loadNewer, outcomes } = useSaveSettings(settings, { form, toForm });
  const submit = form.submit(put, {
    input: (values) =>
      toInput({
        logo: values.logo || null,
        favicon: values.favicon || null,
        accentColor: values.accentColor || null,
      }),
    ...outcomes,
  });
  const color = form.watch('accentColor');
  const isColor = /^#[0-9a-f]{6}$/.test(color);
  const images = [
    { name: 'logo', upload: logoUpload, hint: t('settings.logo_hint') },
    { name: 'favicon', upload: iconUpload, hint: t('settings.icon_hint') },
  ] as const;
  return (
    <SettingsCard
      canEdit={canEdit}
      put={put}
      loadNewer={loadNewer}
      onSubmit={submit}
      isDisabled={logoUpload.isPending || iconUpload.isPending}
    >
      {images.map(({ name, upload, hint }) => (
        <fieldset key={name} className="sm:col-span-2">
          <legend className="font-semibold">{t(name === 'logo' ? 'settings.logo' : 'settings.icon')}</legend>
          <p className="mt-1 mb-3 text-muted text-xs">{hint}</p>
          <ImageField
            field={form.field(name)}
            value={form.watch(name)}
            upload={upload}
            onUploaded={(image) => form.setValue(name, image, { shouldDirty: true, shouldValidate: true })}
          />
        </fieldset>
      ))}
      <div className="grid gap-3 sm:col-span-2">
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('settings.color')}
            hint={t('settings.color_hint')}
            dir="ltr"
            placeholder={colors.primary.light}
            className="max-w-60"
            {...form.field('accentColor', { setValueAs: (value: string) => value.trim().toLowerCase() })}
          />
          <input
            type="color"
            aria-label={t('settings.color_choose')}
            value={isColor ? color : colors.primary.light}
            onChange={(event) =>
              form.setValue('accentColor', event.target.value, { shouldDirty: true, shouldValidate: true })
            }
            className="mb-5.5 h-11 w-14 rounded-control border border-line bg-surface p-1"
          />
        </div>
        {isColor && isLegibleAccent(color) && <ColorPreview color={color} />}
      </div>
    </SettingsCard>
  );
}

/** A button and a badge in the color, on the light and on the dark background. */
function ColorPreview({ color }: { color: string }) {
  const { t } = useLanguage();
  const palette = accentPalette(color);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className="flex flex-wrap items-center gap-3 rounded-card border border-line p-4"
          style={{ background: colors.surface[theme], color: palette.primary[theme] }}
        >
          <span
            className="rounded-control px-4 py-2 font-semibold text-sm"
            style={{ background: palette.primary[theme], color: palette.onPrimary[theme] }}
          >
            {t('shared.product.add')}
          </span>
          <span
            className="rounded-full px-2.5 py-1 font-semibold text-xs"
            style={{ background: palette.primarySoft[theme], color: palette.primaryInk[theme] }}
          >
            {t(theme === 'light' ? 'settings.light' : 'settings.dark')}
          </span>
        </div>
      ))}
    </div>
  );
}
