import { isConsoleAddress } from '../../domain/contract/accounts/consoleAddresses.ts';

/** The folder of the site on its host: `/` on a server; the demo may be in a sub-folder of a static host. */
export const siteFolder: string = import.meta.env?.BASE_URL ?? '/';

/** The demo, which runs in the browser alone. */
export const isWithoutServer: boolean = import.meta.env?.MODE === 'demo';

/** The demo's consoles share one page of a static host; what follows `#` is their path. */
const consolePage = isWithoutServer ? `${siteFolder}app/` : null;

/** The address of a path such as `/de/privacy` or `/favicon.svg` on this host. */
export const inSite = (path: string): string => siteFolder + path.slice(1);

/** The address of a page of the consoles, or of another page of the site, such as `/?notice=sessionEnded`. */
export const addressOfPage = (path: string): string =>
  consolePage !== null && isConsoleAddress(path) ? `${consolePage}#${path}` : inSite(path);

type Place = { pathname: string; search: string; hash: string };

/** The path of the console's page that this document shows. */
export const shownPlace = (): Place => {
  if (consolePage === null) return window.location;
  const { pathname, search, hash } = new URL(window.location.hash.slice(1) || '/', window.location.origin);
  return { pathname, search, hash };
};

/**
 * In the demo: the address at which the path of this document is shown, if it has another address; a host
 * may serve the consoles' page for any address.
 */
export const movedTo = (): string | null => {
  const { pathname, search, hash } = window.location;
  if (consolePage === null || pathname === consolePage) return null;
  return addressOfPage(`/${pathname.slice(siteFolder.length)}`) + search + hash;
};
