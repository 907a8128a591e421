import { z } from 'zod';
import { mostRows } from '../domain/insight/insight.ts';
import { type InsightName, insightNames, insightOf } from '../domain/insight/insights.ts';
import { operation } from './operation.ts';

const insightReport = z.looseObject({ cut: z.array(z.string()) }).meta({ id: 'InsightReport' });

/** A report over more rows than a list returns, requested as the insight itself declares. */
const insightOperation = (name: InsightName) => {
  const { userType, asked, isSmall, about } = insightOf(name);
  return operation({
    method: 'GET',
    path: `/insights/${name}`,
    access: 'signedIn',
    byKey: 'market.read',
    ...(about && { about }),
    ...(!isSmall && { large: true }),
    onlyReads: true,
    input: asked,
    answer: insightReport,
    tag: 'insights',
    summary: `The report ${name}`,
    description: `For ${userType ?? 'everyone signed in'}. Computed from the newest ${mostRows} rows of each noun; \`cut\` names the nouns that have more.`,
  });
};

export const insightOperations = Object.fromEntries(
  insightNames.map((name) => [name, insightOperation(name)]),
) as Record<InsightName, ReturnType<typeof insightOperation>>;
export type InsightOperations = typeof insightOperations;

/** The values of a query: digits are read as a number, everything else as text. */
export const askedIn = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Number.isNaN(Number(value)) ? value : Number(value)]),
  );
