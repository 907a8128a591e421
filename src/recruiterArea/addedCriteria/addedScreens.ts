import { addedCriteria } from '../../../domain/matching/addedCriteria.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** Whether a plugin adds criteria, or one that is off has added those that are asked for. */
export const hasAddedCriteria = (asked: unknown): boolean =>
  addedCriteria.entries().length > 0 || [asked ?? []].flat().length > 0;

/** Loaded only then. */
export const AddedFilters = lazyScreen(() => import('./AddedFilters.tsx'), 'AddedFilters');
export const AddedInput = lazyScreen(() => import('./AddedInput.tsx'), 'AddedInput');
export const LackingFacts = lazyScreen(() => import('./LackingFacts.tsx'), 'LackingFacts');
