/** An answer that the contract lets be empty, and this form does not. */
export const needed =
  (check: ((value: unknown) => string | undefined) | undefined) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim() ? check?.(value) : 'ra.validation.required';
