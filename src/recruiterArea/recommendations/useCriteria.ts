import { useWatch } from 'react-hook-form';
import type { CriteriaForm } from './criteriaForm.ts';

const all = (form: CriteriaForm) => form;

/**
 * All criteria of the enclosing form. Renders on every change, including a reset, which the form's `watch`
 * misses.
 */
export const useCriteria = () => useWatch<CriteriaForm, CriteriaForm, CriteriaForm>({ compute: all });
