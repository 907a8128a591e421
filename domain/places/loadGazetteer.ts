import { type Gazetteer, makeGazetteer } from './gazetteer.ts';

let loaded: Promise<Gazetteer> | undefined;

/** The cities of the world, loaded once and on first use. */
export const loadGazetteer = (): Promise<Gazetteer> => {
  loaded ??= import('./data/cities.ts').then(({ default: cities }) => makeGazetteer(cities));
  return loaded;
};
