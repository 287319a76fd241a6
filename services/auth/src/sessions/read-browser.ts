import { clientAddressHeader, sessionTokenHeader } from '@shopwright/service-kit/http/internal-token';
import { readKnownDevice } from '@shopwright/service-kit/http/known-device';
import type { Request } from 'express';
import type { Browser } from './start-session';

/** Names the subject of a call that has no session yet. */
export const subjectOf = (req: Request, { email }: { email?: string } = {}) => ({
  email,
  clientAddress: req.get(clientAddressHeader),
});

export const readBrowser = (req: Request): Browser => ({
  sessionToken: req.get(sessionTokenHeader),
  userAgent: req.get('user-agent'),
  clientAddress: req.get(clientAddressHeader),
  knownDevice: readKnownDevice(req),
});
