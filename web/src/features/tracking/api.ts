import type { CallInput } from '@shopwright/contracts/endpoint';
import { trackOrder } from '@shopwright/contracts/http/orders';
import { call } from '../../lib/api-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

export const useTrackOrder = () =>
  useSingleMutation({ mutationFn: (body: CallInput<typeof trackOrder>['body']) => call(trackOrder, { body }) });
