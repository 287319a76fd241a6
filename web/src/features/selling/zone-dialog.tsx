import { euCountryCodes } from '@shopwright/contracts/countries';
import { countryName } from '@shopwright/contracts/country-names';
import { type SellingSettings, shippingSettings } from '@shopwright/contracts/http/selling';
import { X } from 'lucide-react';
import * as z from 'zod';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { RegionField } from '../../components/region-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { newId, type Shipping, useSaveSelling, type Zone } from './api';
import { refuseAs } from './checked-as';
import { PlacePicker } from './place-picker';
import { toPlaceRow, toPlaceRows, toPlaces } from './place-rows';

const noShipping: Shipping = { zones: [], pickupPlaces: [] };
const values = z.strictObject({
  name: z.string(),
  rows: z.array(z.strictObject({ country: z.string(), region: z.string(), postalCodes: z.string() })),
});
type Values = z.infer<typeof values>;

const toValues = ({ name, places }: Pick<Zone, 'name' | 'places'>): Values => ({ name, rows: toPlaceRows(places) });

/** Puts the zone in the place of the one it replaces, or last. */
function withZone({ shipping }: SellingSettings, id: string, { name, rows }: Values): Shipping {
  const { zones, pickupPlaces } = shipping ?? noShipping;
  const zone = { id, name, places: toPlaces(rows).map(({ place }) => place) };
  const isKnown = zones.some((other) => other.id === id);
  return {
    zones: isKnown
      ? zones.map((other) => (other.id === id ? { ...other, ...zone } : other))
      : [...zones, { ...zone, rates: [] }],
    pickupPlaces,
  };
}

/** What is wrong with the zone, and where it overlaps another, whichever of both comes first. */
const schemaOf = (settings: SellingSettings, id: string) =>
  values.superRefine((typed, context) => {
    const next = withZone(settings, id, typed);
    // Last, so that an overlap is found in this zone.
    const own = next.zones.filter((zone) => zone.id === id);
    const zones = [...next.zones.filter((zone) => zone.id !== id), ...own];
    refuseAs(
      shippingSettings,
      { ...next, zones },
      {
        context,
        toField: ([list, index, name, place = -1, part]) => {
          if (list !== 'zones' || index !== zones.length - 1) return undefined;
          if (name !== 'places') return ['name'];
          const row = toPlaces(typed.rows)[Number(place)]?.row;
          if (row === undefined) return ['rows'];
          const field = part === 'postalCode' ? 'postalCodes' : part === 'region' ? 'region' : 'country';
          return ['rows', row, field];
        },
      },
    );
  });

interface ZoneDialogProps {
  settings: SellingSettings;
  /** Without it a new one is made. */
  zone?: Zone;
  onClose: () => void;
}

/** The places of a shipping zone. */
export function ZoneDialog({ settings, zone, onClose }: ZoneDialogProps) {
  const { t, language } = useLanguage();
  const { base, put, toInput, loadNewer, outcomes } = useSaveSelling({
    opened: settings,
    onSaved: onClose,
    onNewer: (newer) => {
      const saved = newer.shipping?.zones.find(({ id }) => id === zone?.id);
      if (saved) form.fillBeside(toValues(saved));
    },
  });
  const id = zone?.id ?? newZoneId;
  const form = useZodForm(schemaOf(base, id), toValues(zone ?? { name: '', places: [] }));
  const submit = form.submit(put, {
    input: (typed) => toInput({ shipping: withZone(base, zone?.id ?? newId('zone'), typed) }),
    ...outcomes,
  });
  const rows = form.watch('rows');
  const setRows = (next: Values['rows']) =>
    form.setValue('rows', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const add = (countries: string[]) =>
    setRows([...rows, ...countries.filter((code) => !rows.some((row) => row.country === code)).map(toPlaceRow)]);
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={t(zone ? 'selling.zone_edit' : 'selling.zone_add')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: put.isPending }}
      className="grid gap-5"
    >
      {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} />}
      <TextField label={t('selling.zone_name')} hint={t('selling.zone_name_hint')} dir="auto" {...form.field('name')} />
      <div className="grid gap-2">
        <PlacePicker onAdd={(code) => setRows([...rows, toPlaceRow(code)])} error={form.getError('rows')} />
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => add([...euCountryCodes])}>
            {t('selling.add_eu')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => add([''])}>
            {t('selling.rest_of_world')}
          </Button>
        </span>
      </div>
      {rows.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {rows.map(({ country }, index) => {
            const name = country === '' ? t('selling.rest_of_world') : countryName(country, language);
            const errors = form.getError(`rows.${index}.country`);
            return (
              <li key={`${country} ${String(index)}`} className="grid gap-3 p-3 sm:grid-cols-[1fr_7rem_1fr_auto]">
                <span className="self-center font-medium text-sm">
                  {name}
                  {errors && <span className="block font-normal text-danger">{errors}</span>}
                </span>
                {country === '' ? (
                  <span className="max-sm:hidden sm:col-span-2" />
                ) : (
                  <>
                    <RegionField
                      country={country}
                      label={t('selling.region')}
                      none={t('selling.all')}
                      placeholder={t('selling.all')}
                      {...form.field(`rows.${index}.region`)}
                    />
                    <TextField
                      label={t('selling.postal_codes')}
                      placeholder={t('selling.all')}
                      {...form.field(`rows.${index}.postalCodes`)}
                    />
                  </>
                )}
                <Button
                  variant="ghost"
                  size="icon"
                  className="self-end"
                  aria-label={t('selling.remove_named', { name })}
                  onClick={() => setRows(form.getValues('rows').filter((_, at) => at !== index))}
                >
                  <X size={18} aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <p className="text-muted text-xs">{t('selling.places_hint')}</p>
    </FormDialog>
  );
}

/** Stands for the id of a zone that is not saved yet. */
const newZoneId = 'new';
