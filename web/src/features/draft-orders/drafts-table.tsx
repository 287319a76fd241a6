import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { CircleCheck, CircleDashed, type LucideIcon, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dateText } from '../../i18n/formatters';
import { type LanguageContext, useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge, type Tone } from '../../ui/badge';
import { Card } from '../../ui/card';
import { type Column, Table } from '../../ui/table';

const wide = 'hidden md:table-cell';

const looks: Record<DraftOrder['state'], { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'neutral', icon: CircleDashed },
  sent: { tone: 'info', icon: Send },
  ordered: { tone: 'success', icon: CircleCheck },
};

export function DraftBadge({ draft: { state } }: { draft: Pick<DraftOrder, 'state'> }) {
  const { t } = useLanguage();
  const { tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon size={12} aria-hidden className="shrink-0" />
      {t(`draft_orders.state_${state}`)}
    </Badge>
  );
}

/** On a phone the other columns stand below the number. */
export function DraftsTable({ drafts, isBusy }: { drafts: DraftOrder[]; isBusy: boolean }) {
  const context = useLanguage();
  return (
    <Card aria-busy={isBusy}>
      <h2 className="sr-only">{context.t('draft_orders.title')}</h2>
      <Table columns={columnsIn(context)} rows={drafts} rowKey={({ id }) => id} isDense />
    </Card>
  );
}

const nameOf = ({ customerName, customerEmail }: DraftOrder): string => customerName || customerEmail;

function columnsIn({ t, formatPrice, language }: LanguageContext): Column<DraftOrder>[] {
  return [
    { id: 'draft', head: t('draft_orders.draft'), cell: (draft) => <DraftHeading draft={draft} /> },
    {
      id: 'customer',
      head: t('draft_orders.customer'),
      cell: (draft) => (
        <span className="wrap-anywhere line-clamp-2 min-w-32">
          <bdi>{nameOf(draft) || '–'}</bdi>
        </span>
      ),
      className: wide,
    },
    { id: 'state', head: t('draft_orders.state'), cell: (draft) => <DraftBadge draft={draft} />, className: wide },
    {
      id: 'changed',
      head: t('draft_orders.changed'),
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{dateText(updatedAt, language)}</time>,
      className: 'hidden lg:table-cell',
      cellClass: 'text-muted whitespace-nowrap',
    },
    {
      id: 'total',
      head: t('draft_orders.total'),
      cell: ({ total }) => <bdi className="font-medium">{formatPrice(total)}</bdi>,
      isNumeric: true,
      className: wide,
    },
  ];
}

function DraftHeading({ draft }: { draft: DraftOrder }) {
  const { t, formatPrice, language } = useLanguage();
  return (
    <>
      <Link
        to={paths.draftOrder(draft.id)}
        aria-label={t('shared.draft_number', { id: draft.id })}
        className="tabular inline-flex min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center font-semibold hover:underline"
      >
        <bdi dir="ltr">#D{draft.id}</bdi>
      </Link>
      <span className="grid gap-1.5 pb-1.5 font-normal md:hidden">
        <span className="flex items-baseline justify-between gap-3">
          <bdi className="wrap-anywhere min-w-0">{nameOf(draft)}</bdi>
          <bdi className="tabular shrink-0 font-medium">{formatPrice(draft.total)}</bdi>
        </span>
        <span className="flex flex-wrap items-center gap-2 text-muted text-xs">
          <DraftBadge draft={draft} />
          <bdi>{dateText(draft.updatedAt, language)}</bdi>
        </span>
      </span>
    </>
  );
}
