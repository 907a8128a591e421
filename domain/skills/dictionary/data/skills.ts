/** A module of its own: Vite's development server takes import attributes from static imports alone. */
export { default } from './skills.json' with { type: 'json' };
