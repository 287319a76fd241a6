/**
 * Headers about the browser from the BFF to a service. They count only beside a signed internal token, are never copied
 * from the outside and never logged.
 */

/** The token of the browser's session, for calls about the session itself. */
export const sessionTokenHeader = 'x-session-token';

/** The browser's network address, an IPv6 one truncated to its subnet. */
export const clientAddressHeader = 'x-client-ip';
