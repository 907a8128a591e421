import type { Row } from '../../../domain/contract/noun.ts';
import type { ApiError } from '../../auth/ApiError.ts';
import type { World } from '../browser/worldStore.ts';
import type { DataProvider } from '../port.ts';

/**
 * Callers: the three sample users, a colleague of the sample provider with role Viewer, one of the sample
 * recruiter with role Admin, and a user each of another active provider and another recruiter.
 */
export type SuiteUser =
  | 'provider'
  | 'recruiter'
  | 'admin'
  | 'viewer'
  | 'recruiterColleague'
  | 'otherProvider'
  | 'otherRecruiter';

/** A store with the sample world, opened once for all tests of the suite, and the initial world. */
export type Opened = {
  world: World;
  as(user: SuiteUser): Promise<DataProvider>;
  /** Sends the reminders of unpaid invoices that are due on this day. */
  remind(day: string): Promise<number>;
  close(): Promise<void>;
};
export type As = Opened['as'];

export const sampleEmail = (user: 'provider' | 'recruiter' | 'admin') => `${user}@talentbench.example`;

export type Asked = {
  filter?: Record<string, unknown>;
  sort?: [string, 'ASC' | 'DESC'];
  page?: number;
  perPage?: number;
};

export const list = (
  provider: DataProvider,
  noun: string,
  { filter = {}, sort = ['id', 'ASC'], page = 1, perPage = 25 }: Asked = {},
) =>
  provider.getList<Row>(noun, {
    filter,
    sort: { field: sort[0], order: sort[1] },
    pagination: { page, perPage },
  });

/** The create form of a candidate. */
export const candidateForm = (columns: Record<string, unknown> = {}) => ({
  name: 'Ada Bench',
  title: 'Engineer',
  skills: ['SQL'],
  experience: 7,
  location: 'Lyon',
  availability: 'Immediate',
  status: 'Available',
  published: true,
  rate: 9500,
  cost: 6000,
  currency: 'USD',
  notes: 'For our eyes',
  ...columns,
});

export const addCandidate = async (provider: DataProvider, columns: Record<string, unknown> = {}) =>
  (await provider.create<Row>('candidates', { data: candidateForm(columns) })).data as Row;

/**
 * A word that no other row contains, and that begins as none does: searches compare beginnings of words too. It begins
 * with no number of a row, such as 001.
 */
let words = 36 ** 2;
export const freshWord = () => `zq${(++words).toString(36).padStart(3, '0')}x${Date.now().toString(36)}`;

/** The error with which a call is refused; the test fails if it succeeds. */
export const refusal = async (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call was not refused')),
    (error: ApiError) => error,
  );

export const fieldErrors = (error: ApiError): string[] => Object.keys(error.body.errors ?? {}).sort();
export const idsOf = ({ data }: { data?: { id: unknown }[] }): unknown[] => (data ?? []).map(({ id }) => id);
/** Rows in the order of lists by id, and of rows that are equal in what a list is sorted by. */
export const byNumber = (rows: readonly Row[]): Row[] => {
  const numberOf = ({ id }: Row) => Number(id.slice(id.lastIndexOf('-') + 1));
  return rows.toSorted((a, b) => numberOf(a) - numberOf(b));
};
export const edit = (provider: DataProvider, noun: string, row: Row, columns: Record<string, unknown>) =>
  provider.update<Row>(noun, { id: row.id, data: { ...row, ...columns }, previousData: row });
