import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from './client-address.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const ALL_INTERFACES: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Home networks first; virtual networks of this machine, such as Docker’s, mostly have 172 addresses. */
const PREFERENCE = [/^192\.168\./, /^10\./, /^(?!172\.)/];

const preferenceOf = (address: string): number => {
  const place = PREFERENCE.findIndex((pattern) => pattern.test(address));
  return place === -1 ? PREFERENCE.length : place;
};

/** The URLs at which other machines can reach a server that listens on this host and port; none on loopback. */
export const networkUrls = (
  { host, port }: { readonly host: string; readonly port: number },
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] => {
  if (isLoopback(host) || host === 'localhost') return [];
  const own = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address, family, internal }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
    .toSorted((a, b) => preferenceOf(a) - preferenceOf(b));
  return (ALL_INTERFACES.has(host) ? own : [host]).map((address) => `http://${address}:${port}`);
};
