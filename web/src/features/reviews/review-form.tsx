import { type Review, reviewForm, reviewPhotosMax } from '@shopwright/contracts/http/reviews';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { PhotoPicker } from '../../components/photo-picker';
import { errorTextKey } from '../../components/query-error';
import { usePhotoUpload } from '../../components/use-photo-upload';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { meQuery } from '../../lib/queries/session';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea, TextField } from '../../ui/field';
import { StarChoice } from '../../ui/star-choice';
import { toastError } from '../../ui/toast-store';
import { thumbnailUrl, uploadPhoto, usePutReview } from './api';
import { publicName } from './review-summary';

/** Photos are uploaded as they are chosen, beside the form. */
const typedForm = reviewForm.omit({ photos: true });

const toPhoto = (id: string) => ({ id, thumbnail: thumbnailUrl(id) });

interface ReviewFormProps {
  productId: number;
  /** The review that is rewritten; null for a first one. */
  mine: Review | null;
  onDone: () => void;
}

export function ReviewFormCard({ productId, mine, onDone }: ReviewFormProps) {
  const { t } = useLanguage();
  const { data: user } = useQuery(meQuery);
  const save = usePutReview(productId);
  const form = useZodForm(
    typedForm,
    {
      customerName: mine?.customerName ?? (user ? publicName(user.firstName, user.lastName) : ''),
      rating: mine?.rating ?? 0,
      title: mine?.title ?? '',
      content: mine?.content ?? '',
    },
    { empty: { customerName: 'shared.form.empty.name' } },
  );
  // The focus goes to the field registered first, and a Controller registers after the fields beside it.
  form.register('rating');
  const upload = usePhotoUpload({
    photosMax: reviewPhotosMax,
    send: async (file) => toPhoto(await uploadPhoto(productId, file)),
    initial: mine?.photos.map(toPhoto),
  });
  const photos = upload.photos.map(({ id }) => id);
  useUnsavedChanges(!save.isSuccess && photos.join() !== (mine?.photos ?? []).join());
  const submit = form.submit(save, {
    input: (values) => (upload.isPending ? undefined : { ...values, photos }),
    onSuccess: onDone,
    failed: (error) => toastError(t('reviews.not_saved'), t(errorTextKey(error))),
  });
  return (
    <Card className="p-5 sm:p-6">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <h3 className="font-semibold text-lg">{t(mine ? 'reviews.edit_title' : 'reviews.write_title')}</h3>
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => (
            <StarChoice
              ref={field.ref}
              label={t('reviews.your_rating')}
              optionLabel={(count) => t('reviews.stars', { count })}
              value={field.value}
              onChange={field.onChange}
              error={form.getError('rating')}
            />
          )}
        />
        <TextField label={t('reviews.headline')} maxLength={120} {...form.field('title')} />
        <TextArea label={t('reviews.text')} rows={5} maxLength={5000} {...form.field('content')} />
        <PhotoPicker upload={upload} />
        <TextField
          label={t('reviews.name')}
          hint={t('reviews.name_hint')}
          autoComplete="nickname"
          maxLength={100}
          {...form.field('customerName')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={save.isPending || upload.isPending}>
            {t('reviews.save')}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t('reviews.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
