/** Requires a value that is optional in the contract but not in this form. */
export const needed =
  (check: ((value: unknown) => string | undefined) | undefined) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim() ? check?.(value) : 'ra.validation.required';
