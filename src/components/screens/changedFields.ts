/** The part of a form that differs from the row it began with: what is sent, so that nobody's other fields are undone. */
export const changedFields = (
  form: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before?.[field]),
    ),
  );

/** An emptied input says '', a row says null. */
export const filledIn = (typed: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value === '' ? null : value]));
