import type { Language } from '@shopwright/contracts/fields';
import { type MenuItem, type Menus, menuItemsMax } from '@shopwright/contracts/http/menus';
import type { StaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SortableList } from '../../components/sortable-list';
import { loadTranslator } from '../../i18n/language';
import { useLanguage } from '../../i18n/language-provider';
import { focusBeside } from '../../lib/focus-beside';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { toastError } from '../../ui/toast-store';
import { MenuEntryDialog } from './menu-entry-dialog';
import {
  addRow,
  changeRow,
  type MenuRow,
  moveRow,
  placeOf,
  removeRow,
  standardMenu,
  toItems,
  toRows,
} from './menu-rows';
import { useDescribeEntry, useMenuTargets } from './use-menu-targets';

interface MenuEditorProps {
  name: keyof Menus;
  value: MenuItem[] | null;
  onChange: (items: MenuItem[] | null) => void;
  settings: StaffStoreSettings;
  /** The language of the texts. */
  code: Language;
  /** Returns what is wrong with an item by its place, such as "3.children.2". */
  getError: (place: string) => string | undefined;
}

type Opened = { row?: MenuRow; parentId: number | null };

/** A menu: the one that comes with the store, or items in two levels. */
export function MenuEditor({ name, value, onChange, settings, code, getError }: MenuEditorProps) {
  const { t } = useLanguage();
  const title = t(`settings.menu_${name}`);
  const customize = () =>
    standardMenu(name, settings.languages, (each) => loadTranslator(each, 'parts'))
      .then(onChange)
      .catch(() => toastError(t('shared.toast.error'), t('shared.error.try_again')));
  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-medium text-sm">{title}</h2>
        {value && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            {t('settings.menu_reset')}
          </Button>
        )}
      </div>
      {value && name === 'footer' && <p className="text-muted text-xs">{t('settings.menu_footer_hint')}</p>}
      {value ? (
        <OwnMenu {...{ value, onChange, settings, code, getError }} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed p-4">
          <p className="text-muted text-sm">{t('settings.menu_standard')}</p>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('settings.menu_customize', { name: title })}
            onClick={customize}
          >
            {t('settings.menu_customize_short')}
          </Button>
        </div>
      )}
    </section>
  );
}

type OwnMenuProps = Omit<MenuEditorProps, 'name' | 'value'> & { value: MenuItem[] };

function OwnMenu({ value, onChange, settings, code, getError }: OwnMenuProps) {
  const { t } = useLanguage();
  const targets = useMenuTargets();
  const describe = useDescribeEntry(targets, settings, code);
  const [opened, setOpened] = useState<Opened>();
  const [ids, setIds] = useState<number[]>([]);
  const all = toRows(value);
  const rows = ids.length === all.length ? toRows(value, ids) : all;
  const change = (next: MenuRow[]) => {
    setIds(next.map(({ id }) => id));
    onChange(toItems(next));
  };
  const below = (id: number) => rows.filter(({ parentId }) => parentId === id);
  const top = rows.filter(({ parentId }) => parentId === null);
  const isFull = top.length >= menuItemsMax;
  const named = rows.map((row) => ({ ...row, ...describe(row.entry) }));
  /** Where a row may come: one with others below it stays at the top. */
  const parentsFor = ({ row, parentId }: Opened) =>
    row && below(row.id).length > 0
      ? []
      : named.filter(
          ({ id, parentId: own }) =>
            own === null && id !== row?.id && (id === (row?.parentId ?? parentId) || below(id).length < menuItemsMax),
        );
  const save = ({ row }: Opened, entry: MenuRow['entry'], parentId: number | null) =>
    change(row ? changeRow(rows, { ...row, parentId, entry }) : addRow(rows, parentId, entry));
  return (
    <>
      {rows.length === 0 && <p className="text-muted text-sm">{t('settings.menu_none')}</p>}
      <SortableList
        rows={named}
        handleLabel={(row) => t('settings.section_move', { name: row.name })}
        levelOf={({ parentId }) => (parentId === null ? 0 : 1)}
        onMove={(from, to) => change(moveRow(rows, from, to))}
      >
        {(row) => (
          <MenuEntryRow
            row={row}
            error={getError(placeOf(rows, row))}
            onEdit={() => setOpened({ row, parentId: row.parentId })}
            onAdd={
              row.parentId === null && below(row.id).length < menuItemsMax
                ? () => setOpened({ parentId: row.id })
                : undefined
            }
            onRemove={(button) => {
              focusBeside(button, 'li');
              change(removeRow(rows, row.id));
            }}
          />
        )}
      </SortableList>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={isFull}
        title={isFull ? t('shared.form.menu_items_max') : undefined}
        onClick={() => setOpened({ parentId: null })}
      >
        <Plus size={16} aria-hidden />
        {t('settings.menu_add')}
      </Button>
      {opened && (
        <MenuEntryDialog
          row={opened.row}
          parentId={opened.parentId}
          parents={parentsFor(opened)}
          canBeAtTop={!isFull || opened.parentId === null}
          code={code}
          targets={targets}
          facts={settings}
          title={
            opened.row ? t('settings.menu_edit', { name: describe(opened.row.entry).name }) : t('settings.menu_add')
          }
          onClose={() => setOpened(undefined)}
          onSave={(entry, parentId) => {
            save(opened, entry, parentId);
            setOpened(undefined);
          }}
        />
      )}
    </>
  );
}

interface MenuEntryRowProps {
  row: MenuRow & { name: string; isLeftOut: boolean };
  error: string | undefined;
  onEdit: () => void;
  /** Undefined where nothing may be added below it. */
  onAdd: (() => void) | undefined;
  onRemove: (button: HTMLElement) => void;
}

function MenuEntryRow({ row: { name, isLeftOut, entry }, error, onEdit, onAdd, onRemove }: MenuEntryRowProps) {
  const { t } = useLanguage();
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 py-1.5">
      <div className="wrap-anywhere min-w-0 flex-1 basis-40 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <bdi>{name}</bdi>
          {isLeftOut && <Badge>{t('settings.menu_left_out')}</Badge>}
        </p>
        <p className="text-muted text-xs">
          {entry.kind === 'address' ? <bdi dir="ltr">{entry.href}</bdi> : t(`settings.menu_kind_${entry.kind}`)}
          {entry.kind === 'category' && entry.hasSubcategories && ` · ${t('settings.menu_with_subcategories')}`}
        </p>
        {error && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
      </div>
      <div className="flex">
        {onAdd && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('settings.menu_add_below', { name })}
            title={t('settings.menu_add_below', { name })}
            onClick={onAdd}
          >
            <Plus size={16} aria-hidden />
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label={t('settings.menu_edit', { name })} onClick={onEdit}>
          <Pencil size={16} aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('settings.menu_remove', { name })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
