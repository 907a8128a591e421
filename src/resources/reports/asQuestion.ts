type Answers = Record<string, unknown>;

const optional = ['groupBy', 'interval', 'measure', 'measured', 'dateField', 'range', 'from', 'to'];

/** The answers of the form as the contract takes them: what was left empty is nothing, and so is what is not asked. */
export const asQuestion = (answers: Answers): Answers => {
  const told = { ...answers };
  for (const field of optional) told[field] = told[field] || null;
  if (told.measure === null) return { ...told, groupBy: null, interval: null, measured: null };
  return { ...told, fields: [], ...(told.measure === 'Count' && { measured: null }) };
};
