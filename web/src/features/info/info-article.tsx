import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { paths } from '../../lib/paths';
import { useTitle } from '../../lib/use-title';
import { buttonClass } from '../../ui/button';

interface InfoArticleProps {
  titleKey: MessageKey;
  sections: { title: MessageKey; text: MessageKey }[];
  children?: ReactNode;
}

/** A page that is read: one column, one title, short sections. */
export function InfoArticle({ titleKey, sections, children }: InfoArticleProps) {
  const { t } = useLanguage();
  useTitle(t(titleKey));
  return (
    <article className="page max-w-3xl py-10 sm:py-14">
      <h1 className="font-bold text-3xl sm:text-4xl">{t(titleKey)}</h1>
      <div className="mt-8 grid gap-7">
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2 className="font-semibold text-lg">{t(title)}</h2>
            <p className="mt-2 text-muted leading-relaxed">{t(text)}</p>
          </section>
        ))}
      </div>
      {children}
      <Link to={paths.products} className={buttonClass({ variant: 'secondary', className: 'mt-10' })}>
        {t('products.browse_all')}
      </Link>
    </article>
  );
}
