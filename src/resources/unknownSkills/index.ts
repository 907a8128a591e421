import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { NounShow } from '../../components/screens/plainResource.tsx';

/** Names the dictionary does not know: searches put them there, an operator says what they mean. */
export const unknownSkills = {
  name: 'unknownSkills',
  list: lazyScreen(() => import('./UnknownSkillList.tsx'), 'UnknownSkillList'),
  show: NounShow,
  edit: lazyScreen(() => import('./UnknownSkillEdit.tsx'), 'UnknownSkillEdit'),
} satisfies ResourceProps;
