import { canMergeInto, canMoveBelow, findAncestors } from '@shopwright/contracts/category-tree';
import { exportCategories, type StaffCategory } from '@shopwright/contracts/http/categories';
import { useQuery } from '@tanstack/react-query';
import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '../components/export-menu';
import { QueryError } from '../components/query-error';
import { SortableList } from '../components/sortable-list';
import { TitledPage } from '../components/titled-page';
import { DeleteCategory, MergeCategory, NewCategory } from '../features/categories/category-dialogs';
import { CategoryEditor } from '../features/categories/category-editor';
import { CategoryRow } from '../features/categories/category-row';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { moveAmongSiblings } from '../lib/move-among-siblings';
import { useOrderCategories } from '../lib/queries/categories';
import { categoriesQuery } from '../lib/queries/products';
import { useMay } from '../lib/use-may';
import { useOpened } from '../lib/use-opened';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ListSkeleton } from '../ui/skeleton';
import { toastError } from '../ui/toast-store';

type Opened = { dialog: 'new'; parentId?: number } | { dialog: 'edit' | 'merge' | 'delete'; id: number };

/** The categories as a tree, in the storefront's order. */
export function CategoriesPage() {
  const { t, language } = useLanguage();
  // Other staff change them too, and the number of products changes without them.
  const categories = useQuery({ ...categoriesQuery, staleTime: 0 });
  const order = useOrderCategories();
  const mayWrite = useMay()('products:write');
  const [opened, setOpened] = useState<Opened>();
  useOpened(mayWrite ? ['new'] : [], (dialog) => setOpened({ dialog }));
  const rows = categories.data ?? [];
  const moveTo = (from: number, to: number) => {
    const basedOn = rows.map(({ id }) => id);
    const onError = (error: Error) =>
      toastError(
        t('shared.toast.update_failed'),
        t(isApiError(error, 'conflict') ? 'categories.order_conflict' : 'shared.error.try_again'),
      );
    const ids = moveAmongSiblings(rows, from, to);
    if (ids.some((id, at) => id !== basedOn[at])) order.mutate({ ids, basedOn }, { onError });
  };
  const add = mayWrite && (
    <Button onClick={() => setOpened({ dialog: 'new' })}>
      <Plus size={16} aria-hidden />
      {t('categories.add')}
    </Button>
  );
  return (
    <TitledPage
      title={t('categories.title')}
      text={t('categories.text')}
      count={categories.data?.length.toLocaleString(language)}
      actions={
        rows.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <ExportMenu endpoint={exportCategories} />
            {add}
          </div>
        )
      }
    >
      {categories.isPending ? (
        <ListSkeleton count={5} className="h-20" />
      ) : !categories.data ? (
        <QueryError title={t('categories.failed')} query={categories} />
      ) : rows.length === 0 ? (
        <EmptyState icon={<FolderTree aria-hidden />} title={t('categories.none')} text={t('categories.none_text')}>
          {add}
        </EmptyState>
      ) : (
        <SortableList
          rows={rows}
          handleLabel={({ name }) => t('categories.move', { name })}
          isFixed={!mayWrite}
          levelOf={(row) => findAncestors(rows, row).length}
          onMove={moveTo}
        >
          {(category) => (
            <CategoryRow
              category={category}
              hasChildren={rows.some(({ parentId }) => parentId === category.id)}
              canMerge={rows.some((target) => canMergeInto(rows, category.id, target))}
              onEdit={() => setOpened({ dialog: 'edit', id: category.id })}
              onAdd={
                canMoveBelow(rows, undefined, category)
                  ? () => setOpened({ dialog: 'new', parentId: category.id })
                  : undefined
              }
              onMerge={() => setOpened({ dialog: 'merge', id: category.id })}
              onDelete={() => setOpened({ dialog: 'delete', id: category.id })}
            />
          )}
        </SortableList>
      )}
      <OpenedDialog
        opened={opened}
        rows={rows}
        onOpen={setOpened}
        onReload={async () => (await categories.refetch()).data ?? []}
      />
    </TitledPage>
  );
}

interface OpenedDialogProps {
  opened: Opened | undefined;
  rows: StaffCategory[];
  onOpen: (opened: Opened | undefined) => void;
  onReload: () => Promise<StaffCategory[]>;
}

function OpenedDialog({ opened, rows, onOpen, onReload }: OpenedDialogProps) {
  const close = () => onOpen(undefined);
  if (opened?.dialog === 'new') {
    const parent = rows.find(({ id }) => id === opened.parentId);
    return <NewCategory parent={parent} onClose={close} onCreated={(id) => onOpen({ dialog: 'edit', id })} />;
  }
  const category = opened && rows.find(({ id }) => id === opened.id);
  if (!category) return null;
  if (opened.dialog === 'edit') {
    const reload = async () => (await onReload()).find(({ id }) => id === opened.id);
    return <CategoryEditor key={opened.id} category={category} rows={rows} onClose={close} onReload={reload} />;
  }
  if (opened.dialog === 'delete') return <DeleteCategory category={category} onClose={close} />;
  return <MergeCategory category={category} rows={rows} onClose={close} />;
}
