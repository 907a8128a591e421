/** The product's own plugins. What `talentbench.config.ts` does not name is off. */
import { operatorConsole, providerConsole, recruiterConsole } from './consoles.ts';
import { billing, pipeline, recommendations, reports, security, support } from './subjects.ts';

export {
  billing,
  operatorConsole,
  pipeline,
  providerConsole,
  recommendations,
  recruiterConsole,
  reports,
  security,
  support,
};

/** All of the product's plugins, in the order in which the consoles show what they add. */
export const productPlugins = [
  providerConsole,
  recruiterConsole,
  operatorConsole,
  reports,
  support,
  security,
  billing,
  recommendations,
  pipeline,
];
