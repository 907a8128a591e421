import { useTranslate } from 'react-admin';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { useActor } from '../../components/contract/useActor.ts';

/** The contents of a plan as text: bench limit for providers, users, features. */
export const usePlanLabels = () => {
  const translate = useTranslate();
  const { userType } = useActor();
  const upTo = (what: 'bench' | 'users', most: number | null) =>
    most === null
      ? translate(`plans.holds.${what}Unlimited`)
      : translate(`plans.holds.${what}`, { smart_count: most });
  return ({ benchEmployees, users, features }: Plan): string[] => [
    ...(userType === 'provider' ? [upTo('bench', benchEmployees)] : []),
    upTo('users', users),
    ...features,
  ];
};
