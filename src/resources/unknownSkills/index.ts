import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { NounShow } from '../../components/screens/plainResource.tsx';

/** Names missing from the dictionary: searches add them, and an operator defines their meaning. */
export const unknownSkills = {
  name: 'unknownSkills',
  list: lazyScreen(() => import('./UnknownSkillList.tsx'), 'UnknownSkillList'),
  show: NounShow,
  edit: lazyScreen(() => import('./UnknownSkillEdit.tsx'), 'UnknownSkillEdit'),
} satisfies ResourceProps;
