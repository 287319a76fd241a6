import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';

interface SortableRow {
  id: string | number;
  /** The name that is announced when it moves. */
  name: string;
}

interface SortableListProps<R extends SortableRow> {
  rows: R[];
  /** The name of a row's handle. */
  handleLabel: (row: R) => string;
  onMove: (from: number, to: number) => void;
  /** No row is moved, and none has a handle. */
  isFixed?: boolean;
  /** The level of a row in a tree, from 0. */
  levelOf?: (row: R) => number;
  children: (row: R, index: number) => ReactNode;
}

/** A list whose rows are moved by their handles: dragged, or with Space and the arrow keys. */
export function SortableList<R extends SortableRow>({
  rows,
  handleLabel,
  onMove,
  isFixed = false,
  levelOf,
  children,
}: SortableListProps<R>) {
  const { t } = useLanguage();
  const sensors = useSensors(
    // A click on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => id);
  const placeOf = (id: unknown, over: unknown) => ({
    name: rows.find((row) => row.id === id)?.name ?? '',
    position: ids.indexOf(over as R['id']) + 1,
    count: ids.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('shared.sort.lifted', placeOf(active.id, active.id)),
    // A row that is picked up is over itself from the start.
    onDragOver: ({ active, over }) =>
      over
        ? t(over.id === active.id ? 'shared.sort.lifted' : 'shared.sort.moved', placeOf(active.id, over.id))
        : undefined,
    onDragEnd: ({ active, over }) => (over ? t('shared.sort.dropped', placeOf(active.id, over.id)) : undefined),
    onDragCancel: ({ active }) => t('shared.sort.cancelled', placeOf(active.id, active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('shared.sort.help') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="grid gap-2">
          {rows.map((row, index) => (
            <SortableItem
              key={row.id}
              id={row.id}
              level={levelOf?.(row) ?? 0}
              handleLabel={isFixed ? undefined : handleLabel(row)}
            >
              {children(row, index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** By level. */
const indents = ['', 'ms-4 sm:ms-8', 'ms-8 sm:ms-16', 'ms-12 sm:ms-24'];

interface SortableItemProps {
  id: string | number;
  level: number;
  /** Of a row that can be moved. */
  handleLabel: string | undefined;
  children: ReactNode;
}

function SortableItem({ id, level, handleLabel, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      // Only up and down, wherever the pointer goes.
      style={{
        transform: CSS.Transform.toString(transform && { ...transform, x: 0, scaleX: 1, scaleY: 1 }),
        transition,
      }}
      className={clsx(
        'flex items-center gap-1 rounded-card border bg-surface ps-1 pe-3 sm:pe-4',
        indents[level],
        handleLabel === undefined && 'ps-3 sm:ps-4',
        isDragging ? 'relative z-10 border-primary shadow-lift' : 'border-line',
      )}
    >
      {handleLabel !== undefined && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={handleLabel}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-sunken active:cursor-grabbing"
        >
          <GripVertical size={18} aria-hidden />
        </button>
      )}
      {children}
    </li>
  );
}
