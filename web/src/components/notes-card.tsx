import { noteForm, type OrderDetail } from '@shopwright/contracts/http/order-desk';
import type { UseMutationResult } from '@tanstack/react-query';
import { useLanguage } from '../i18n/language-provider';
import { momentText } from '../lib/format';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { TextArea } from '../ui/field';
import { toastError } from '../ui/toast-store';
import { Permitted } from './permitted';
import { useZodForm } from './use-zod-form';

interface NotesCardProps<Result> {
  notes: OrderDetail['notes'];
  /** The sentence that says who sees them. */
  text: string;
  /** Adds a note. */
  mutation: UseMutationResult<Result, Error, { body: string }>;
}

/** The notes of staff about an order or a customer. The customer never sees them. */
export function NotesCard<Result>({ notes, text, mutation }: NotesCardProps<Result>) {
  const { t, language } = useLanguage();
  const form = useZodForm(noteForm, { body: '' });
  const submit = form.submit(mutation, {
    onSuccess: () => form.reset(),
    failed: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="font-semibold text-lg">{t('shared.notes')}</h2>
      <p className="text-muted">{text}</p>
      <ul className="divide-y divide-line">
        {notes.map(({ id, body, createdAt }) => (
          <li key={id} className="py-3">
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{body}</bdi>
            </p>
            <time dateTime={createdAt} className="text-muted text-xs">
              {momentText(createdAt, language)}
            </time>
          </li>
        ))}
      </ul>
      <Permitted to="messages:write">
        <form onSubmit={submit} noValidate className="mt-3 grid justify-items-start gap-3">
          <TextArea label={t('shared.note')} maxLength={2000} rows={2} className="w-full" {...form.field('body')} />
          <Button type="submit" variant="secondary" size="sm" isPending={mutation.isPending}>
            {t('shared.add_note')}
          </Button>
        </form>
      </Permitted>
    </Card>
  );
}
