import { useWatch } from 'react-hook-form';
import type { CriteriaForm } from './criteriaForm.ts';

const all = (form: CriteriaForm) => form;

/** All criteria of the form around it. Redraws on every change, including a reset, which `watch` of the form context misses. */
export const useCriteria = () => useWatch<CriteriaForm, CriteriaForm, CriteriaForm>({ compute: all });
