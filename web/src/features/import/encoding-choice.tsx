import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { ImportButtons } from './import-buttons';
import { decode, type Encoding, encodings, type Recognized } from './recognize-encoding';

interface EncodingChoiceProps {
  recognized: Recognized;
  isPending: boolean;
  onChoose: (encoding: Encoding) => void;
  onCancel: () => void;
}

const shownMax = 6;

/** Shows texts of a file whose encoding is not certain, as they would be imported, and lets staff choose another one. */
export function EncodingChoice({ recognized, isPending, onChoose, onCancel }: EncodingChoiceProps) {
  const { t } = useLanguage();
  const [encoding, setEncoding] = useState(recognized.encoding);
  const texts = (recognized.unsure ?? []).slice(0, shownMax).map((cell) => decode(cell, encoding));
  const isReadable = !texts.includes(undefined);
  return (
    <Notice tone="warning" title={t('import.file.check_letters')} takesFocus className="mt-5">
      <p className="mt-1 max-w-prose">{t('import.file.check_letters_text')}</p>
      <SelectField
        label={t('import.file.encoding')}
        className="mt-4 max-w-md"
        value={encoding}
        onChange={({ target }) => setEncoding(target.value as Encoding)}
      >
        {Object.entries(encodings).map(([name, languages]) => (
          <option key={name} value={name}>
            {`${name} · ${languages}`}
          </option>
        ))}
      </SelectField>
      {isReadable ? (
        <ul aria-live="polite" className="mt-4 grid gap-1 rounded-card bg-surface p-4 text-ink">
          {[...new Set(texts)].map((text) => (
            <li key={text} className="wrap-anywhere line-clamp-2" dir="auto">
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <p role="alert" className="mt-4 font-medium">
          {t('import.file.encoding_wrong')}
        </p>
      )}
      <ImportButtons
        isPending={isPending}
        disabled={!isReadable}
        onImport={() => onChoose(encoding)}
        onCancel={onCancel}
      />
    </Notice>
  );
}
