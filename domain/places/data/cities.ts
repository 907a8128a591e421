/** A separate module, since Vite's development server supports import attributes in static imports only. */
export { default } from './cities.json' with { type: 'json' };
