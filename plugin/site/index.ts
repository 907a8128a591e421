/** The public entry for what plugins add to the consoles, besides react-admin's and MUI's own parts. */
export { toMajor, toMinor } from '../../domain/money/minorUnits.ts';
export { type Area, defineArea, type MenuEntry } from '../../src/components/area.ts';
export { type ConsolePart, defineConsolePart, type PlacedEntry } from '../../src/components/consolePart.ts';
export type { CandidateFact, ReadableResume, RowTab, TextReader } from '../../src/components/extensions.ts';
export { NounField } from '../../src/components/fields/NounField.tsx';
export { CouldNotLoad } from '../../src/components/screens/CouldNotLoad.tsx';
export { lazyScreen } from '../../src/components/screens/lazyScreen.ts';
export { NounList } from '../../src/components/screens/lists/NounList.tsx';
export { PageTitle } from '../../src/components/screens/PageTitle.tsx';
export { plainResource } from '../../src/components/screens/plainResource.tsx';
export { Panel } from '../../src/components/tiles/Panel.tsx';
export type { DataProvider } from '../../src/dataProvider/port.ts';
