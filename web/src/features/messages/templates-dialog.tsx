import { answerMax, type MessageTemplate, templateForm, templatesMax } from '@shopwright/contracts/http/threads';
import { useQuery } from '@tanstack/react-query';
import { FileText, Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { errorTextKey } from '../../components/query-error';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { useMay } from '../../lib/use-may';
import { useOpened } from '../../lib/use-opened';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { TextArea, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { refreshTemplates, templatesQuery, useDeleteTemplate, useSaveTemplate } from './api';

type Opened = 'list' | 'new' | MessageTemplate;

/** Opens the list of the templates, from which each is edited. */
export function TemplatesButton({ size }: Pick<ComponentProps<typeof Button>, 'size'>) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const may = useMay();
  useOpened(may('messages:write') ? ['templates'] : [], () => setOpened('list'));
  if (!may('messages:write')) return null;
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setOpened('list')}>
        <FileText size={16} aria-hidden />
        {t('messages.templates')}
      </Button>
      {opened === 'list' && <TemplateList onOpen={setOpened} />}
      {opened && opened !== 'list' && (
        <TemplateEditor template={opened === 'new' ? undefined : opened} onClose={() => setOpened('list')} />
      )}
    </>
  );
}

function TemplateList({ onOpen }: { onOpen: (opened: Opened | undefined) => void }) {
  const { t } = useLanguage();
  const { data: templates = [] } = useQuery(templatesQuery);
  const [deleting, setDeleting] = useState<MessageTemplate>();
  const remove = useDeleteTemplate();
  return (
    <Dialog
      isOpen
      onClose={() => onOpen(undefined)}
      title={t('messages.templates')}
      description={t('messages.templates_text')}
      closeLabel={t('shared.dialog.close')}
      actions={
        templates.length < templatesMax && (
          <Button onClick={() => onOpen('new')}>
            <Plus size={16} aria-hidden />
            {t('messages.template_add')}
          </Button>
        )
      }
    >
      {templates.length === 0 ? (
        <p className="text-muted">{t('messages.template_none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {templates.map((template) => (
            <li key={template.id} className="flex items-center gap-2">
              <button
                type="button"
                onClick={() => onOpen(template)}
                className="min-h-14 min-w-0 flex-1 rounded-control py-2 text-start hover:underline"
              >
                <bdi className="block truncate font-medium">{template.name}</bdi>
                <bdi className="block truncate text-muted text-sm">{template.body}</bdi>
              </button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('messages.template_delete', { name: template.name })}
                onClick={() => setDeleting(template)}
              >
                <Trash2 size={18} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {deleting && (
        <ConfirmDialog
          isOpen
          isDangerous
          onClose={() => setDeleting(undefined)}
          title={t('messages.template_delete', { name: deleting.name })}
          text={t('messages.template_delete_text')}
          confirmLabel={t('messages.template_remove')}
          cancelLabel={t('shared.dialog.cancel')}
          isPending={remove.isPending}
          onConfirm={() =>
            remove.mutate(deleting, {
              onSuccess: () => setDeleting(undefined),
              onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
            })
          }
        />
      )}
    </Dialog>
  );
}

interface TemplateEditorProps {
  template?: MessageTemplate | undefined;
  /** The text of a new one. */
  body?: string;
  onClose: () => void;
}

/** Edits a template, or adds one. */
export function TemplateEditor({ template, body = '', onClose }: TemplateEditorProps) {
  const { t } = useLanguage();
  const form = useZodForm(templateForm, { name: template?.name ?? '', body: template?.body ?? body });
  const save = useSaveTemplate(template);
  const isOutdated = (error: Error | null) =>
    isApiError(error, 'conflict') && error.fields.some(({ path }) => path === 'version');
  const isNameTaken = (error: Error | null) =>
    isApiError(error, 'conflict') && error.fields.some(({ path }) => path === 'name');
  const submit = form.submit(save, {
    onSuccess: () => {
      toast(t('messages.template_saved'));
      onClose();
    },
    onError: (error) => isOutdated(error) && void refreshTemplates(),
    isShown: (error) => isOutdated(error) || isNameTaken(error),
  });
  const { error, ...name } = form.field('name');
  return (
    <FormDialog
      onClose={onClose}
      title={t(template ? 'messages.template_edit' : 'messages.template_add')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: save.isPending }}
      className="grid gap-5"
    >
      {save.error && !isNameTaken(save.error) && (
        <Notice tone="danger" isUrgent>
          {t(isOutdated(save.error) ? 'messages.template_outdated' : errorTextKey(save.error))}
        </Notice>
      )}
      <TextField
        label={t('messages.template_name')}
        maxLength={80}
        dir="auto"
        {...name}
        error={isNameTaken(save.error) ? t('messages.template_taken') : error}
      />
      <TextArea
        label={t('messages.template_body')}
        hint={t('messages.template_hint')}
        rows={8}
        maxLength={answerMax}
        {...form.field('body')}
      />
    </FormDialog>
  );
}
