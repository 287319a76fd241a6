import type { CallInput } from '@shopwright/contracts/endpoint';
import * as newsletter from '@shopwright/contracts/http/newsletter';
import { call } from '../../lib/api-client';

export const subscribe = (body: CallInput<typeof newsletter.subscribe>['body']) => call(newsletter.subscribe, { body });

export const confirmSubscription = (token: string) => call(newsletter.confirmSubscription, { body: { token } });

export const unsubscribe = (token: string) => call(newsletter.unsubscribe, { body: { token } });
