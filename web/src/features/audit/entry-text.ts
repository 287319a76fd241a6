import { type AuditEntry, auditTargets, changedValue, hiddenValue } from '@shopwright/contracts/http/audit';
import { pages } from '@shopwright/contracts/pages';
import type { MessageKey } from '../../i18n/messages';
import { paths } from '../../lib/paths';
import type { Tone } from '../../ui/badge';

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The fields that screens name. Others have the name of their column, which the API shows too. */
const fieldNames: Partial<Record<string, MessageKey>> = {
  name: 'audit.field_name',
  title: 'audit.field_title',
  price: 'shared.inventory.column_price',
  compare_at_price: 'shared.field.compare_at_price',
  stock_quantity: 'shared.inventory.column_stock',
  status: 'shared.inventory.column_status',
  description: 'shared.field.description',
  category: 'shared.field.category',
  tags: 'shared.field.tags',
  sku: 'shared.field.sku',
  tax_class: 'shared.field.tax_class',
  weight_grams: 'audit.field_weight',
  in_stock: 'audit.field_in_stock',
  featured: 'shared.product.featured',
  image: 'audit.field_image',
  currency: 'shared.setup.currency',
  role: 'audit.field_role',
  permissions: 'audit.field_permissions',
  url: 'audit.field_url',
  topics: 'audit.field_topics',
  state: 'shared.inventory.column_status',
};

/** Of a field below the target, such as `product_translations.de.name`, the rest follows in parentheses. */
export function fieldName(t: Translate, field: string): string {
  const [column = '', ...below] = field.split('.').reverse();
  const key = fieldNames[column];
  if (!key) return field;
  const [, ...rest] = below.reverse();
  return rest.length > 0 ? `${t(key)} (${rest.join('.')})` : t(key);
}

export function valueText(t: Translate, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('audit.empty');
  if (value === hiddenValue) return t('audit.hidden');
  if (value === changedValue) return t('audit.hidden_changed');
  if (typeof value === 'boolean') return t(value ? 'shared.yes' : 'shared.no');
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ');
  if (Array.isArray(value) && value.every(isLine)) {
    return value.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Of a draft of an order. */
const isLine = (value: unknown): value is { quantity: number; name: string } =>
  typeof value === 'object' && value !== null && 'quantity' in value && 'name' in value;

interface Kind {
  key: MessageKey;
  tone: Tone;
}

export function kindOf({ undoes, before, after, details, target }: AuditEntry): Kind {
  if (undoes) return { key: 'audit.kind_undo', tone: 'info' };
  if (before === null && after === null) {
    const isFailure = typeof details?.outcome === 'string' && details.outcome !== 'succeeded';
    return isFailure ? { key: 'audit.kind_failed', tone: 'danger' } : { key: 'audit.kind_succeeded', tone: 'success' };
  }
  // A setting that had its default has a row from now on.
  if (target.type === 'settings') return { key: 'audit.kind_changed', tone: 'neutral' };
  if (before === null) return { key: 'audit.kind_created', tone: 'success' };
  if (after === null) return { key: 'audit.kind_deleted', tone: 'danger' };
  return { key: 'audit.kind_changed', tone: 'neutral' };
}

/** True for what owners confirm, which the log does not undo: roles, API keys and the rule about second factors. */
export const isOfTeam = ({ id, target: { type }, before, after }: AuditEntry): boolean =>
  id.startsWith('auth-') && before !== null && after !== null && ['team-role', 'api-key', 'settings'].includes(type);

export const targetKind = (t: Translate, type: string): string => {
  const known = auditTargets.find((each) => each === type);
  return known ? t(`audit.target_${known}`) : type;
};

/** Returns the page of the target, where it has one. */
export function targetPath({ type, id }: AuditEntry['target']): string | undefined {
  const number = Number(id);
  if (type === 'product') return paths.productEditor(number);
  if (type === 'order') return paths.order(number);
  if (type === 'draft-order') return paths.draftOrder(number);
  if (type === 'customer') return paths.customer(number);
  if (type === 'thread') return paths.thread(number);
  if (type === 'collection') return paths.collectionEditor(number);
  const lists: Partial<Record<string, string>> = {
    category: paths.categories,
    attribute: paths.attributes,
    review: paths.reviews,
    supplier: paths.dropshipping,
    import: paths.importProducts,
    settings: paths.settings,
    'webhook-endpoint': pages.webhooks,
    discount: paths.settings,
    redirect: paths.settings,
    'page-text': paths.settings,
    'team-role': paths.team,
    invitation: paths.team,
    'api-key': paths.team,
    job: paths.jobs,
    difference: paths.reconciliation,
  };
  return lists[type];
}

export function actorName(t: Translate, { actor, details }: AuditEntry): string {
  const { name, userId, importId, apiKey } = actor;
  const person = name ?? (userId === null ? undefined : t('audit.actor_gone', { id: userId }));
  const isStranger = details !== null || actor.role === 'anonymous';
  const nobody = importId ? t('audit.actor_import') : isStranger ? t('audit.actor_stranger') : '–';
  const who = person ?? nobody;
  if (apiKey) return `${who} · ${t('audit.via_key', { name: apiKey.name })}`;
  return importId && person ? `${who} · ${t('audit.actor_import')}` : who;
}

export interface ChangedField {
  field: string;
  before: unknown;
  after: unknown;
}

export function changedFields({ before, after }: AuditEntry): ChangedField[] {
  // A new target has its id in its address.
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})].filter((field) => field !== 'id'));
  return [...fields].map((field) => ({ field, before: before?.[field], after: after?.[field] }));
}
