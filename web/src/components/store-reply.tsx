import { useLanguage } from '../i18n/language-provider';

/** What the store answered to a review. */
export function StoreReply({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <div className="mt-1 max-w-prose border-line border-s-2 ps-4">
      <p className="font-medium text-sm">{t('shared.review.reply')}</p>
      <p dir="auto" className="wrap-anywhere mt-0.5 whitespace-pre-line text-muted text-sm rtl:text-right">
        {text}
      </p>
    </div>
  );
}
