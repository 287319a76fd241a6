import { newCategoriesMax, optionalColumns, requiredColumns } from '@shopwright/contracts/http/file-imports';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { saveCsv } from '../../lib/csv';
import { categoriesQuery } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SwitchField } from '../../ui/switch';
import { toastError } from '../../ui/toast-store';
import { refreshFileImports } from './api';
import { CategoryChoice } from './category-choice';
import { EncodingChoice } from './encoding-choice';
import { FileImportList } from './file-import-list';
import { FileProblem } from './file-problem';
import { findNewCategories, type NewCategory } from './new-categories';
import { type Encoding, isReadable, type Recognized, recognizeEncoding } from './recognize-encoding';
import { type ChosenCategories, uploadFile } from './upload-file';

const exampleHead = ['name', 'description', 'price', 'image', 'category', 'stockQuantity'];
const exampleRow = [
  'Desk Lamp',
  'A lamp that stands on a desk.',
  '49.00',
  'https://example.com/lamp.webp',
  'Lighting',
  25,
];

interface Chosen {
  file: File;
  encoding?: Encoding;
  categories?: ChosenCategories;
}

type Question = { file: File; recognized: Recognized } | { file: File; encoding: Encoding; found: NewCategory[] };

/** Uploads a file, once staff have looked at its letters where its encoding is not certain, and at new categories. */
function useUpload(asDrafts: boolean) {
  const { t, language } = useLanguage();
  const [sent, setSent] = useState(0);
  const [question, setQuestion] = useState<Question>();
  const upload = useSingleMutation({
    mutationFn: async ({ file, encoding, categories }: Chosen) => {
      const recognized = encoding === undefined ? await recognizeEncoding(file, language) : { encoding };
      // Looked at as a whole: no row is sent of a file that cannot be read to its end.
      if (encoding !== undefined && !(await isReadable(file, encoding))) throw new FileProblem({ kind: 'letters' });
      if ('unsure' in recognized) return setQuestion({ file, recognized });
      if (!categories) {
        const known = await queryClient.fetchQuery({ ...categoriesQuery, staleTime: 0 });
        const found = await findNewCategories(file, recognized.encoding, known);
        if (found.length > 0) return setQuestion({ file, encoding: recognized.encoding, found });
      }
      await uploadFile(file, { encoding: recognized.encoding, asDrafts, categories, onProgress: setSent });
      setQuestion(undefined);
    },
    onSuccess: () => {
      setSent(0);
      return refreshFileImports();
    },
    onError: (error) => {
      setSent(0);
      toastError(t('import.failed'), problemText(error));
      // The user can choose another file as soon as the message is there.
      void refreshFileImports();
    },
  });
  const problemText = (error: unknown) => {
    if (!(error instanceof FileProblem)) return t('import.file.failed');
    const { problem } = error;
    if (problem.kind === 'columns') return t('import.file.lacks', { columns: problem.missing.join(', ') });
    return t(`import.file.${problem.kind}`, { max: newCategoriesMax });
  };
  return { sent, question, upload, cancel: () => setQuestion(undefined) };
}

/** Takes a CSV file, uploads its rows and shows what becomes of them. */
export function FileImportCard() {
  const { t, language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [asDrafts, setAsDrafts] = useState(false);
  const { sent, question, upload, cancel } = useUpload(asDrafts);
  return (
    <Card className="mb-8 p-6 sm:p-8">
      <h2 className="font-semibold text-lg">{t('import.file.title')}</h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{t('import.file.text')}</p>
      <ul className="mt-4 grid gap-1 text-muted text-sm">
        <li className="wrap-anywhere">
          {t('import.file.required', { columns: [...requiredColumns, 'price'].join(', ') })}
        </li>
        <li className="wrap-anywhere">
          {t('import.file.optional', { columns: optionalColumns.filter((column) => column !== 'price').join(', ') })}
        </li>
        <li>{t('import.file.update_hint')}</li>
      </ul>
      <div className="mt-4">
        <SwitchField
          label={t('import.file.as_drafts')}
          hint={t('import.file.as_drafts_hint')}
          isOn={asDrafts}
          onChange={setAsDrafts}
          disabled={upload.isPending}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={t('import.file.choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            cancel();
            if (file) upload.mutate({ file });
          }}
        />
        <Button onClick={() => input.current?.click()} isPending={upload.isPending}>
          <FileUp size={16} aria-hidden />
          {t('import.file.choose')}
        </Button>
        <Button variant="secondary" onClick={() => saveCsv('products.csv', [exampleHead, exampleRow])}>
          {t('import.file.example')}
        </Button>
        <p role="status" className="text-muted text-sm">
          {upload.isPending && t('import.file.uploading', { rows: sent.toLocaleString(language) })}
        </p>
      </div>
      {question && 'found' in question && (
        <CategoryChoice
          key={question.file.name}
          found={question.found}
          isPending={upload.isPending}
          onChoose={(categories) => upload.mutate({ ...question, categories })}
          onCancel={cancel}
        />
      )}
      {question && 'recognized' in question && (
        <EncodingChoice
          key={question.file.name}
          recognized={question.recognized}
          isPending={upload.isPending}
          onChoose={(encoding) => upload.mutate({ file: question.file, encoding })}
          onCancel={cancel}
        />
      )}
      <FileImportList />
    </Card>
  );
}
