import { useTranslate } from 'react-admin';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { useActor } from '../../components/contract/useActor.ts';

/** A limit of a plan as text, such as "Up to 10 users"; null is unlimited. */
export const usePlanRoom = () => {
  const translate = useTranslate();
  return (what: 'bench' | 'users' | 'customFields', most: number | null) =>
    most === null
      ? translate(`plans.holds.${what}Unlimited`)
      : translate(`plans.holds.${what}`, { smart_count: most });
};

/** The contents of a plan as text: bench limit for providers, users, custom fields, features. */
export const usePlanLabels = () => {
  const upTo = usePlanRoom();
  const { userType } = useActor();
  return ({ benchEmployees, users, customFields, features }: Plan): string[] => [
    ...(userType === 'provider' ? [upTo('bench', benchEmployees)] : []),
    upTo('users', users),
    upTo('customFields', customFields),
    ...features,
  ];
};
