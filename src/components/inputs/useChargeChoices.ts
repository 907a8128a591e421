import { useTranslate } from 'react-admin';
import { useActor } from '../contract/useActor.ts';
import { useColleagues } from './useColleagues.ts';

type Choice = { id: string; name: string };

/** By whom records can be filtered: oneself, no one, each colleague. */
export const useChargeChoices = (): Choice[] => {
  const translate = useTranslate();
  const { userId } = useActor();
  const others = useColleagues().filter(({ id }) => id !== userId);
  return [
    { id: 'me', name: translate('follow.me') },
    { id: 'none', name: translate('follow.noOne') },
    ...others.map(({ id, fullName }) => ({ id, name: fullName })),
  ];
};
