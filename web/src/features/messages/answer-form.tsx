import { answerForm, answerMax, type ThreadDetail } from '@shopwright/contracts/http/threads';
import { useQuery } from '@tanstack/react-query';
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
import { fillTemplate, hasPlaceholder } from './fill-template';

/** Where someone added a message meanwhile, what was typed stays below the message that the conversation now shows. */
export function AnswerForm({ thread, hint }: { thread: ThreadDetail; hint: string }) {
  const { t } = useLanguage();
  const form = useZodForm(answerForm, { body: '' });
  const requestKey = useRequestKey();
  const answer = useAnswer(thread);
  const { data: templates = [] } = useQuery(templatesQuery);
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
    const template = templates.find((known) => String(known.id) === id);
    if (!template) return;
    const typed = form.getValues('body').trimEnd();
    const text = fillTemplate(template.body, thread);
    form.setValue('body', typed ? `${typed}\n\n${text}` : text, { shouldDirty: true });
    form.clearErrors('body');
    form.setFocus('body');
  };
  const { error, ...field } = form.field('body');
  const isLeft = form.formState.errors.body?.message === '';
  return (
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
  );
}
