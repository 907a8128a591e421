import type { DataProvider } from 'react-admin';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { Area } from '../components/area.ts';
import { openTexts } from '../i18n/shownLanguage.ts';
import type { Console } from './Console.tsx';
import { loadArea } from './consoleParts.ts';

interface LoadedConsole {
  Console: typeof Console;
  area: Area;
  dataProvider: DataProvider;
}

let chosenData: Promise<DataProvider> | undefined;
const loaded = new Map<UserType, Promise<LoadedConsole | null>>();

/** Sets the consoles' data source: the server, or the browser-only demo. */
export const takeDataFrom = (dataProvider: Promise<DataProvider>) => {
  chosenData = dataProvider;
  loaded.clear();
};

const load = async (userType: UserType): Promise<LoadedConsole | null> => {
  if (!chosenData) throw new Error('No data provider was chosen.');
  const [{ Console }, area, dataProvider] = await Promise.all([
    import('./Console.tsx'),
    chosenData.then(() => loadArea(userType)),
    chosenData,
    openTexts(userType).catch(() => undefined),
  ]);
  return area && { Console, area, dataProvider };
};

/** The code and data of a user type's console, null if it is off; the same promise for every caller. */
export const loadConsole = (userType: UserType) => {
  const known = loaded.get(userType) ?? load(userType);
  loaded.set(userType, known);
  return known;
};
