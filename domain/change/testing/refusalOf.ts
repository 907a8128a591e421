import { type Refusal, reasonOf } from '../../errors.ts';

/** The status, the code and the fields of a refusal; null if nothing was refused. */
export const refusalOf = async (work: () => Promise<unknown>) => {
  try {
    await work();
    return null;
  } catch (error) {
    const refusal = error as Refusal;
    const { code, values, errors = {} } = reasonOf(refusal);
    const fields = Object.fromEntries(Object.entries(errors).map(([field, told]) => [field, told.code]));
    return { status: refusal.status, code, values, fields };
  }
};
