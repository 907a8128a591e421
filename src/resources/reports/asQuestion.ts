type Answers = Record<string, unknown>;
type Condition = { field?: string | null; operator?: string | null; value?: string | null } | null;

const optional = ['groupBy', 'interval', 'measure', 'measured', 'dateField', 'range', 'from', 'to'];

/**
 * Converts the form's values to a query: empty values become null, and inputs that do not apply are left out.
 */
export const asQuestion = (answers: Answers): Answers => {
  const told: Answers = { ...answers, conditions: ((answers.conditions ?? []) as Condition[]).map(whole) };
  for (const field of optional) told[field] = told[field] || null;
  if (told.measure === null) return { ...told, groupBy: null, interval: null, measured: null };
  return { ...told, fields: [], ...(told.measure === 'Count' && { measured: null }) };
};

const whole = (condition: Condition) => ({
  field: condition?.field ?? '',
  operator: condition?.operator ?? 'eq',
  value: condition?.value ?? '',
});
