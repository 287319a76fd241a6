import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { percentText } from '../../lib/format';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { SearchField } from '../../ui/search-field';
import type { Tax, TaxRate } from './api';
import { ItemActions } from './item-actions';
import { placeName } from './place-names';

interface TaxRatesProps {
  tax: Tax;
  onEdit: (rate: TaxRate) => void;
  onDelete: (rate: TaxRate) => void;
}

/** So many that a search pays. */
const searchedFrom = 10;

/** The rates, in the order of their places. */
export function TaxRates({ tax, onEdit, onDelete }: TaxRatesProps) {
  const { t, language } = useLanguage();
  const [search, setSearch] = useState('');
  const { compare } = new Intl.Collator(language);
  const rows = tax.rates
    .map((rate) => ({ rate, place: placeName(rate.where, language, t) }))
    .filter(({ rate, place }) => `${place} ${rate.name}`.toLowerCase().includes(search.trim().toLowerCase()))
    .sort((a, b) => compare(a.place, b.place));
  if (tax.rates.length === 0) return <Notice tone="warning">{t('selling.rates_none')}</Notice>;
  return (
    <>
      {tax.rates.length >= searchedFrom && (
        <SearchField label={t('selling.rates_search')} value={search} onChange={setSearch} className="max-w-sm" />
      )}
      <Card>
        <ul className="divide-y divide-line">
          {rows.map(({ rate, place }) => (
            <li key={rate.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:px-6">
              <div className="min-w-0 flex-1 basis-56 text-sm">
                <p className="font-medium">
                  <bdi>{place}</bdi>
                </p>
                <p className="text-muted">
                  <bdi>
                    {[
                      `${rate.name} ${percentText(rate.rate, language)}`,
                      classText(tax, rate),
                      periodText(rate, language),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </bdi>
                </p>
              </div>
              <Permitted to="selling:write">
                <ItemActions
                  name={`${place} ${rate.name}`}
                  onEdit={() => onEdit(rate)}
                  onDelete={() => onDelete(rate)}
                />
              </Permitted>
            </li>
          ))}
        </ul>
        {rows.length === 0 && <p className="p-5 text-muted text-sm">{t('selling.rates_not_found')}</p>}
      </Card>
    </>
  );
}

const classText = ({ classes }: Tax, { taxClass }: TaxRate): string =>
  classes.length > 1 ? (classes.find(({ id }) => id === taxClass)?.name ?? taxClass) : '';

function periodText({ firstDay, lastDay }: TaxRate, language: string): string {
  if (firstDay === undefined && lastDay === undefined) return '';
  const day = (text: string | undefined) => (text === undefined ? '' : dateText(`${text}T12:00:00Z`, language));
  return `${day(firstDay)}–${day(lastDay)}`;
}
