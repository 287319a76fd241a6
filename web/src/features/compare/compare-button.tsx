import { Check, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { comparedMax, comparePath, readCompared, writeCompared } from './compared';

/** Adds a product to the comparison or takes it out, and leads there. */
export function CompareButton({ productId }: { productId: number }) {
  const { t } = useLanguage();
  const [ids, setIds] = useState<number[]>([]);
  // The server knows none.
  useEffect(() => setIds(readCompared()), []);
  const isCompared = ids.includes(productId);
  const isFull = ids.length >= comparedMax && !isCompared;
  const toggle = () => {
    // Another tab may have changed it.
    const now = readCompared().filter((id) => id !== productId);
    const next = isCompared ? now : [...now, productId].slice(0, comparedMax);
    writeCompared(next);
    setIds(next);
  };
  const Icon = isCompared ? Check : Scale;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="ghost" size="sm" aria-pressed={isCompared} disabled={isFull} onClick={toggle} className="-ms-3">
        <Icon size={16} aria-hidden />
        {t('compare.add')}
      </Button>
      {ids.length > 0 && (
        <Link
          to={comparePath(ids)}
          className="inline-flex min-h-11 items-center text-primary text-sm underline underline-offset-2"
        >
          {t('compare.open', { number: ids.length })}
        </Link>
      )}
      {isFull && <p className="w-full text-muted text-xs">{t('compare.full', { max: comparedMax })}</p>}
    </div>
  );
}
