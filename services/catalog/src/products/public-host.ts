const privateSuffix = /\.(local|localhost|internal|intranet|lan|home\.arpa|test|invalid)$/;
const ipAddress = /^\[|^\d+\.\d+\.\d+\.\d+$/;

/**
 * Returns whether an address names a public host by its full domain name and contains no credentials. The URL parser
 * turns every notation of an IP address into a dotted or bracketed one, so all of them are refused.
 */
export function hasPublicHost(address: string): boolean {
  const { hostname, username, password } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  const isName = name.includes('.') && !ipAddress.test(name) && !privateSuffix.test(name);
  return isName && username === '' && password === '';
}
