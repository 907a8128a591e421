import { makeTitleSpace, type TitleSpace } from './titleSpace.ts';

let loaded: Promise<TitleSpace> | undefined;

/** The title space, loaded once and on first use. */
export const loadTitleSpace = (): Promise<TitleSpace> => {
  loaded ??= import('./data/titleSpace.ts').then((file) => makeTitleSpace(file.default));
  return loaded;
};
