import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { behaviorOf } from './behaviors/index.ts';
import type { Context, Values } from './context.ts';
import type { Effect } from './effect.ts';
import { activitiesOf } from './notifications/activities.ts';
import { concerning, isQuiet } from './notifications/concerned.ts';

/** All effects of a change. `before` is null for a new row, `after` for a deleted one. */
export const effectsOf = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Effect[] => {
  const { effects, activity } = behaviorOf(name);
  return [
    ...concerning(
      effects?.(before, after, context) ?? [],
      { noun: name, row: (after ?? before) as Row },
      (companyId) => isQuiet(before, after, { actorCompany: context.actor.companyId, companyId }),
    ),
    ...(activity ? activitiesOf(name, activity, { before, after }, context) : []),
  ];
};

/** Effects of showing a row. An operator viewing as another person leaves no trace. */
export const effectsOfView = (name: NounName, row: Row, context: Context): Effect[] => {
  const { userId, viewedBy } = context.actor;
  return userId !== null && viewedBy ? [] : (behaviorOf(name).viewed?.(row, context) ?? []);
};

/** The values of a revision that differ from the stored row. */
export const revised = (row: Row, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => row[field] !== value));
