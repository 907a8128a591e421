/** A separate module, since Vite's development server supports import attributes in static imports only. */
export { default } from './skills.json' with { type: 'json' };
