import { AppError } from '@shopwright/service-kit/errors';

/** An edit that is based on an older version than the one it would replace. */
export const changedSinceRead = () =>
  new AppError('conflict', 'The product has changed since you read it. Please look again.');
