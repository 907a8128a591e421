/** Changed fields of a form. Only these are sent, so that others' changes are not overwritten. */
export const changedFields = (
  form: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before?.[field]),
    ),
  );

/** An empty input has '', a row has null. */
export const filledIn = (typed: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value === '' ? null : value]));
