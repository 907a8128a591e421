import { can, type Party } from '../access/can.ts';
import type { NounName } from '../contract/index.ts';
import { isFollowed } from '../contract/platform/follows.ts';
import { Invalid } from '../errors.ts';
import type { Condition, RowsAsked } from './condition.ts';

/** Whether this person filters these rows by the colleague in charge: records that their company changes. */
export const filtersByCharge = (actor: Party, noun: NounName): boolean =>
  isFollowed(noun) && actor.companyId !== null && can(actor, 'edit', noun);

/**
 * The filter `inCharge`: the id of a colleague, `me`, so that a link or a saved filter is anyone's own, or `none`: no one
 * who is still there.
 */
export const chargeCondition = (noun: NounName, actor: Party | undefined, asked: unknown): Condition => {
  if (!actor || !filtersByCharge(actor, noun)) throw Invalid({ inCharge: 'query.no-filter' });
  if (typeof asked !== 'string') throw Invalid({ inCharge: 'query.one-value' });
  const charges = (person: Condition): RowsAsked => ({
    noun: 'follows',
    field: 'target',
    conditions: [
      { field: 'companyId', operator: 'eq', value: actor.companyId },
      { field: 'noun', operator: 'eq', value: noun },
      { field: 'kind', operator: 'eq', value: 'In Charge' },
      person,
    ],
  });
  if (asked === 'none')
    return {
      field: 'id',
      operator: 'notAmong',
      value: charges({ field: 'userId', operator: 'among', value: activeColleagues(actor) }),
    };
  const value = asked === 'me' ? actor.userId : asked;
  return { field: 'id', operator: 'among', value: charges({ field: 'userId', operator: 'eq', value }) };
};

const activeColleagues = ({ companyId }: Party): RowsAsked => ({
  noun: 'users',
  field: 'id',
  conditions: [
    { field: 'companyId', operator: 'eq', value: companyId },
    { field: 'status', operator: 'eq', value: 'Active' },
  ],
});
