export { default } from './stackOverflow.json' with { type: 'json' };
