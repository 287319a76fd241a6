import type { CallInput } from '@shopwright/contracts/endpoint';
import * as contact from '@shopwright/contracts/http/contact';
import { call } from '../../lib/api-client';

export const sendContactMessage = (body: CallInput<typeof contact.sendContactMessage>['body']) =>
  call(contact.sendContactMessage, { body });
