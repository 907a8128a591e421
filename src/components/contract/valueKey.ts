export { valueKey } from '../../../domain/words/valueKey.ts';
