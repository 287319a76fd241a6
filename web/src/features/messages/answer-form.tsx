import { answerForm, answerMax, type ThreadDetail, templatesMax } from '@shopwright/contracts/http/threads';
import { useQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { errorTextKey } from '../../components/query-error';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useRequestKey } from '../../lib/use-request-key';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import { toast } from '../../ui/toast-store';
import { isOvertaken, templatesQuery, useAnswer } from './api';
import { fillTemplate, hasPlaceholder, toTemplate } from './fill-template';
import { TemplateEditor, TemplatesButton } from './templates-dialog';

/** Where someone added a message meanwhile, what was typed stays below the message that the conversation now shows. */
export function AnswerForm({ thread, hint }: { thread: ThreadDetail; hint: string }) {
  const { t } = useLanguage();
  const form = useZodForm(answerForm, { body: '' }, { empty: { body: 'shared.form.empty.message' } });
  const requestKey = useRequestKey();
  const answer = useAnswer(thread);
  const { data: templates = [] } = useQuery(templatesQuery);
  const [template, setTemplate] = useState<string>();
  const typed = form.watch('body');
  const submit = form.submit(answer, {
    input: ({ body }) => {
      if (hasPlaceholder(body)) {
        form.setError('body', { message: '' }, { shouldFocus: true });
        return undefined;
      }
      const seen = thread.lastMessageId;
      return { body, seen, requestId: requestKey([body, seen]) };
    },
    onSuccess: () => {
      form.reset();
      toast(t('messages.sent'));
    },
    isShown: isOvertaken,
  });
  const insert = (id: string) => {
    const inserted = templates.find((known) => String(known.id) === id);
    if (!inserted) return;
    const before = form.getValues('body').trimEnd();
    const text = fillTemplate(inserted.body, thread);
    form.setValue('body', before ? `${before}\n\n${text}` : text, { shouldDirty: true });
    form.clearErrors('body');
    form.setFocus('body');
  };
  const { error, ...field } = form.field('body');
  const isLeft = form.formState.errors.body?.message === '';
  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-3">
        {answer.error && (
          <Notice
            tone={isOvertaken(answer.error) ? 'warning' : 'danger'}
            isUrgent
            title={t(isOvertaken(answer.error) ? 'messages.conflict' : 'shared.toast.error')}
          >
            {t(isOvertaken(answer.error) ? 'messages.conflict_text' : errorTextKey(answer.error))}
          </Notice>
        )}
        <TextArea
          label={t('messages.answer')}
          hint={hint}
          rows={6}
          maxLength={answerMax}
          {...field}
          error={isLeft ? t('messages.placeholder_left') : error}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit" isPending={answer.isPending}>
            {t('messages.send')}
          </Button>
          {templates.length > 0 && (
            <Select
              aria-label={t('messages.template')}
              value=""
              onChange={({ target }) => insert(target.value)}
              className="max-w-full"
            >
              <option value="">{t('messages.template')}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </div>
      </form>
      {/* Outside of the form, which their own would submit too. */}
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {templates.length < templatesMax && (
          <Button
            variant="ghost"
            size="sm"
            disabled={typed.trim() === ''}
            onClick={() => setTemplate(toTemplate(typed.trim(), thread))}
          >
            <FilePlus size={14} aria-hidden />
            {t('messages.template_save')}
          </Button>
        )}
        <TemplatesButton size="sm" />
      </div>
      {template !== undefined && <TemplateEditor body={template} onClose={() => setTemplate(undefined)} />}
    </>
  );
}
