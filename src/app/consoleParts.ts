import type { UserType } from '../../domain/contract/userTypes.ts';
import { installedPlugins } from '../../plugin/setPlugins.ts';
import { type Area, isArea, type MenuGroup } from '../components/area.ts';
import { type ConsolePart, isConsolePart, type PlacedEntry } from '../components/consolePart.ts';

/**
 * The console of a user type, with what the installed plugins add to it; null if no plugin provides one. A part that
 * cannot be loaded is reported and left out.
 */
export const loadArea = async (userType: UserType): Promise<Area | null> => {
  const bringing = installedPlugins().find(({ areas }) => areas?.[userType]);
  if (!bringing) return null;
  const loading = installedPlugins().flatMap(({ name, consoles }) => {
    const load = consoles?.[userType];
    return load ? [{ name, load }] : [];
  });
  const parts = loading.map(async ({ name, load }) => {
    try {
      const { consolePart } = await load();
      if (isConsolePart(consolePart)) return [consolePart];
      throw new Error('Its module has no consolePart made by defineConsolePart');
    } catch (error) {
      console.error(`The plugin ${name} is left out of this console.`, error);
      return [];
    }
  });
  const [loaded, ...found] = await Promise.all([bringing.areas?.[userType]?.(), ...parts]);
  const area = loaded?.area;
  if (!area || !isArea(area))
    throw new Error(
      `The plugin ${bringing.name} has no area made with defineArea for the user type ${userType}`,
    );
  return found.flat().reduce(withPart, area);
};

const withPart = (area: Area, part: ConsolePart): Area => ({
  ...area,
  menu: withPaths((part.menu ?? []).reduce(withEntry, area.menu), part.alsoFor),
  resources: [...area.resources, ...(part.resources ?? [])],
  pages: [...area.pages, ...(part.pages ?? [])],
  extensions: {
    tiles: [...area.extensions.tiles, ...(part.tiles ?? [])],
    candidateFacts: [...area.extensions.candidateFacts, ...(part.candidateFacts ?? [])],
    textReaders: [...area.extensions.textReaders, ...(part.textReaders ?? [])],
    rowTabs: joined(area.extensions.rowTabs, part.rowTabs),
    rowActions: joined(area.extensions.rowActions, part.rowActions),
    listActions: joined(area.extensions.listActions, part.listActions),
    allData: joined(area.extensions.allData, part.allData),
    settingsTabs: [...area.extensions.settingsTabs, ...(part.settingsTabs ?? [])],
  },
});

type Lists<T> = Readonly<Record<string, readonly T[]>>;

const joined = <T>(some: Lists<T>, more: Lists<T> = {}): Lists<T> => ({
  ...some,
  ...Object.fromEntries(Object.entries(more).map(([noun, all]) => [noun, [...(some[noun] ?? []), ...all]])),
});

const withEntry = (
  menu: readonly MenuGroup[],
  { after = [], ...entry }: PlacedEntry,
): readonly MenuGroup[] => {
  const paths = menu.flatMap(({ entries }) => entries.map(({ path }) => path));
  const above = [after].flat().find((path) => paths.includes(path));
  const at = menu.findIndex(({ entries }) => entries.some(({ path }) => path === above));
  const chosen = at < 0 ? menu.length - 1 : at;
  return menu.map((group, place) => {
    if (place !== chosen) return group;
    const below = group.entries.findIndex(({ path }) => path === above);
    return {
      ...group,
      entries: group.entries.toSpliced(below < 0 ? group.entries.length : below + 1, 0, entry),
    };
  });
};

const withPaths = (menu: readonly MenuGroup[], further: ConsolePart['alsoFor'] = {}): readonly MenuGroup[] =>
  menu.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => {
      const paths = further[entry.path];
      return paths ? { ...entry, alsoFor: [...(entry.alsoFor ?? []), ...paths] } : entry;
    }),
  }));
