import type { Area, MenuEntry } from '../../components/area.ts';

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

const isEntry = ({ path, alsoFor = [] }: MenuEntry, inside: string) => {
  if (path === '/' && (inside === '/' || inside === '/dashboard')) return true;
  return (path === '/' ? alsoFor : [path, ...alsoFor]).some((root) => isUnder(inside, root));
};

/** The menu entry of the page at this path, if it has one. */
export const entryAt = ({ basename, menu }: Area, pathname: string): MenuEntry | undefined => {
  const inside = pathname.slice(basename.length).replace(/\/+$/, '') || '/';
  return menu.flatMap(({ entries }) => entries).find((entry) => isEntry(entry, inside));
};
