import type { Validate } from './validateField.ts';

/** Requires a value that is optional in the contract but not in this form. */
export const needed =
  (check: Validate | undefined): Validate =>
  (value) =>
    typeof value === 'string' && value.trim() ? check?.(value) : 'ra.validation.required';
