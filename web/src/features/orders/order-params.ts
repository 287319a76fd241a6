import { countryFilters } from '@shopwright/contracts/countries';
import {
  disputeFilters,
  invoiceFilters,
  listedStatuses,
  orderViews,
  paymentStates,
  refundAttemptStates,
  shipmentStates,
} from '@shopwright/contracts/http/order-desk';
import { returnFilters } from '@shopwright/contracts/http/order-returns';
import { paymentSources } from '@shopwright/contracts/payment-sources';
import { readSearchParam, withParam } from '../../lib/address-params';

const dropshippedValues = ['true', 'false'] as const;

/** The filters of the address, as the endpoint takes them. */
export interface OrderFilters {
  status?: (typeof listedStatuses)[number];
  payment?: (typeof paymentStates)[number];
  shipment?: (typeof shipmentStates)[number];
  refund?: (typeof refundAttemptStates)[number];
  returns?: (typeof returnFilters)[number];
  dispute?: (typeof disputeFilters)[number];
  source?: (typeof paymentSources)[number];
  invoice?: (typeof invoiceFilters)[number];
  dropshipped?: (typeof dropshippedValues)[number];
  from?: string;
  to?: string;
  country?: string;
  productId?: string;
  search?: string;
  /** Newest first without it. */
  sort?: 'oldest';
}

export type FilterName = keyof OrderFilters;

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads the filters of an address. What no filter can be, such as a date that does not exist, is left out. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const day = (name: string) => (isDay(params.get(name) ?? '') ? (params.get(name) ?? undefined) : undefined);
  const productId = params.get('productId') ?? '';
  const filters: OrderFilters = {
    status: oneOf(listedStatuses, params.get('status')),
    payment: oneOf(paymentStates, params.get('payment')),
    shipment: oneOf(shipmentStates, params.get('shipment')),
    refund: oneOf(refundAttemptStates, params.get('refund')),
    returns: oneOf(returnFilters, params.get('returns')),
    dispute: oneOf(disputeFilters, params.get('dispute')),
    source: oneOf(paymentSources, params.get('source')),
    invoice: oneOf(invoiceFilters, params.get('invoice')),
    dropshipped: oneOf(dropshippedValues, params.get('dropshipped')),
    from: day('from'),
    to: day('to'),
    country: oneOf(countryFilters, params.get('country')),
    productId: /^[1-9]\d{0,8}$/.test(productId) ? productId : undefined,
    search: readSearchParam(params) || undefined,
    sort: oneOf(['oldest'], params.get('sort')),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

type ViewFilters = Pick<OrderFilters, (typeof viewFilters)[number]>;

const viewFilters = ['status', 'payment', 'shipment', 'refund', 'returns', 'dispute', 'invoice'] as const;
const { cancelled, pending, ...counted } = orderViews;

/** The saved views, each a set of these filters. All but `all` and `refunded` are counted. */
const views = {
  all: {},
  ...counted,
  refunded: { payment: 'refunded' },
  cancelled,
  pending,
} as const satisfies Record<string, ViewFilters>;

export type OrderView = keyof typeof views;
export const viewNames = Object.keys(views) as OrderView[];

/** The views of daily work are tabs; the others are behind a menu. */
export const mainViews: OrderView[] = ['all', 'open', 'processing', 'shipped', 'returns', 'disputed'];
export const otherViews = viewNames.filter((view) => !mainViews.includes(view));

/** Returns the address of a view, which keeps the search, the dates, the country and the product. */
export function viewAddress(params: URLSearchParams, view: OrderView): string {
  const wanted: ViewFilters = views[view];
  const next = viewFilters.reduce((kept, name) => withParam(kept, name, wanted[name] ?? ''), params);
  return `?${next.toString()}`;
}

export function isView(filters: OrderFilters, view: OrderView): boolean {
  const wanted: ViewFilters = views[view];
  // The list of returns in one state is of the same view.
  const shown = filters.returns ? { ...filters, returns: 'open' } : filters;
  return viewFilters.every((name) => shown[name] === wanted[name]);
}

/** Returns the filters of the file of what is listed, which is always newest first. */
export const exportedFilters = ({ sort: _sort, ...filters }: OrderFilters) => filters;
