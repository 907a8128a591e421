import { nextStates } from '../../../domain/change/moves.ts';
import { type Company, companies } from '../../../domain/contract/accounts/companies.ts';
import { nounOf } from '../../../domain/contract/index.ts';

/** The operator's actions on a company's status, with the resulting status. */
export const statusAfter = { suspend: 'Suspended', activate: 'Active' } as const;
export type StatusChange = keyof typeof statusAfter;

export const maySuffer = ({ status }: Pick<Company, 'status'>, act: StatusChange): boolean =>
  nextStates(nounOf(companies.name as 'companies'), 'status', status, 'admin').includes(statusAfter[act]);
