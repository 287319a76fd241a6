import type { CallInput } from '@shopwright/contracts/endpoint';
import { sendContactMessage } from '@shopwright/contracts/http/contact';
import { call } from '../../lib/api-client';
import { useSingleMutation } from '../../lib/use-single-mutation';

type ContactMessage = CallInput<typeof sendContactMessage>['body'];

export const useSendMessage = () =>
  useSingleMutation({ mutationFn: (body: ContactMessage) => call(sendContactMessage, { body }) });
