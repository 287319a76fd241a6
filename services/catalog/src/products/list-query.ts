import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listProducts } from '@shopwright/contracts/http/products';

export type ListQuery = QueryOf<typeof listProducts>;

export const defaultLimit = 100;
