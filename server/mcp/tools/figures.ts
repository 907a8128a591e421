import { z } from 'zod';
import type { InsightName } from '../../../domain/insight/insights.ts';
import { askedOf, figuresFor, tool } from '../tool.ts';

export const readFigures = tool({
  name: 'read_figures',
  title: 'Read figures',
  description:
    'The figures of dashboards and analytics pages, computed now from all records that this person may list. Amounts are in minor units, such as cents.',
  carriesOut: 'figures',
  effect: 'reads',
  input: (actor) => {
    const names = figuresFor(actor);
    return z.strictObject({
      figures: z.enum(names, 'choice.one-of'),
      values: z
        .record(z.string(), z.union([z.string(), z.number()]))
        .default({})
        .describe(`What some of them need. ${names.flatMap(needs).join('; ')}`),
    });
  },
  run: async ({ call }, { figures, values }) => ({
    summary: `The figures ${figures}.`,
    data: (await call('GET', `insights/${figures}`, { query: values })).body,
    rest: 'Ask for a shorter time if these figures take one, or tell the person that their dashboards show all of them.',
  }),
});

/** The values that a report needs, in words. */
const needs = (name: InsightName): string[] => {
  const values = Object.entries(askedOf(name)).map(
    ([field, { enum: choices, description }]) =>
      `${field}: ${choices ? `one of ${choices.join(', ')}` : (description ?? 'a value')}`,
  );
  return values.length > 0 ? [`${name} needs ${values.join(', ')}`] : [];
};
