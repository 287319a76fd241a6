import type { CallInput } from '@shopwright/contracts/endpoint';
import * as cart from '@shopwright/contracts/http/cart';
import { call } from '../../lib/api-client';

export const getCart = () => call(cart.getCart, {});

export const putCart = (body: CallInput<typeof cart.putCart>['body']) => call(cart.putCart, { body });
