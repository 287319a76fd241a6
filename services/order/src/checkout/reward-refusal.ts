import { AppError } from '@shopwright/service-kit/errors';

/** Every refusal of a reward names the field, so that the checkout can offer to go on without it. */
export const rewardRefusal = (code: 'unprocessable' | 'conflict', message: string): AppError =>
  new AppError(code, message, { fields: [{ path: 'rewardId', message }] });
