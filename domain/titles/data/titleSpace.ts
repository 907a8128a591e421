/** A module of its own: Vite's development server takes import attributes from static imports alone. */
export { default } from './titleSpace.json' with { type: 'json' };
