const privateSuffix = /\.(local|localhost|internal|intranet|lan|home\.arpa|test|invalid)$/;
const ipAddress = /^\[|^\d+\.\d+\.\d+\.\d+$/;

/**
 * Whether an address can belong to a supplier: a full domain name, and no account in it. Numbers are refused in
 * every notation, since the URL parser has turned them all into dotted or bracketed addresses by then.
 */
export function hasPublicHost(address: string): boolean {
  const { hostname, username, password } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  const isName = name.includes('.') && !ipAddress.test(name) && !privateSuffix.test(name);
  return isName && username === '' && password === '';
}
