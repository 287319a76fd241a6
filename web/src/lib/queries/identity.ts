import type { CallInput } from '@shopwright/contracts/endpoint';
import * as twoFactor from '@shopwright/contracts/http/two-factor';
import { call } from '../api-client';

export const confirmIdentity = (body: CallInput<typeof twoFactor.confirmIdentity>['body']) =>
  call(twoFactor.confirmIdentity, { body });
