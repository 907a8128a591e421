import auth from '../../locales/en/auth.json';
import laterOperator from '../../locales/en/laterOperator.json';
import laterPages from '../../locales/en/laterPages.json';
import laterRecruiter from '../../locales/en/laterRecruiter.json';
import operator from '../../locales/en/operator.json';
import provider from '../../locales/en/provider.json';
import recruiter from '../../locales/en/recruiter.json';
import shared from '../../locales/en/shared.json';

/** All texts of the consoles in English. A console loads the shared ones and its own. */
export const english = {
  ...shared,
  ...laterPages,
  ...laterRecruiter,
  ...laterOperator,
  ...auth,
  ...provider,
  ...recruiter,
  ...operator,
};

export type Catalogue = typeof english;
