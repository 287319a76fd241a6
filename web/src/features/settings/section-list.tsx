import { arrayMove } from '@dnd-kit/sortable';
import { type HomeSection, homeSections } from '@shopwright/contracts/http/storefront';
import { useState } from 'react';
import { SortableList } from '../../components/sortable-list';
import { useLanguage } from '../../i18n/language-provider';
import { Switch } from '../../ui/switch';

interface SectionListProps {
  /** Those that are shown, in order. */
  value: HomeSection[];
  onChange: (sections: HomeSection[]) => void;
  isDemonstration: boolean;
}

/** The sections of the home page, each on or off. One that is off keeps its place until the form is left. */
export function SectionList({ value, onChange, isDemonstration }: SectionListProps) {
  const { t } = useLanguage();
  const [order, setOrder] = useState(value);
  const rest = homeSections.filter(
    (id) => !value.includes(id) && (id !== 'trio' || isDemonstration || order.includes(id)),
  );
  const isKept = order.filter((id) => value.includes(id)).join() === value.join();
  const all = isKept ? [...order, ...rest.filter((id) => !order.includes(id))] : [...value, ...rest];
  const change = (next: HomeSection[], shown: HomeSection[]) => {
    setOrder(next);
    onChange(next.filter((id) => shown.includes(id)));
  };
  const rows = all.map((id) => ({ id, name: t(`settings.section_${id}`) }));
  return (
    <SortableList
      rows={rows}
      handleLabel={({ name }) => t('settings.section_move', { name })}
      onMove={(from, to) => change(arrayMove(all, from, to), value)}
    >
      {({ id, name }) => (
        <div className="flex min-h-12 min-w-0 flex-1 items-center justify-between gap-4">
          <span className="min-w-0 font-medium text-sm">
            {name}
            {id === 'products' && (
              <span className="block font-normal text-muted text-xs">{t('settings.section_always')}</span>
            )}
          </span>
          {id !== 'products' && (
            <Switch
              label={t('settings.section_show', { name })}
              isOn={value.includes(id)}
              onChange={(isOn) => change(all, isOn ? [...value, id] : value.filter((each) => each !== id))}
            />
          )}
        </div>
      )}
    </SortableList>
  );
}
