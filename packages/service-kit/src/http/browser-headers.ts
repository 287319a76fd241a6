/**
 * What the BFF tells a service about the browser besides who it is. Worth something only beside the signed
 * internal token, never taken over from outside, and never logged.
 */

/** The token of the browser's session, where the session itself is the matter. */
export const sessionTokenHeader = 'x-session-token';

/** The browser's network address, an IPv6 one cut to its subnet. */
export const clientAddressHeader = 'x-client-ip';
