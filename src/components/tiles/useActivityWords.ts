import { useTranslate } from 'react-admin';
import type { Activity } from '../../../domain/contract/activities.ts';

/** What an activity is called and tells, in the reader's language; what people have named stays as they named it. */
export const useActivityWords = () => {
  const translate = useTranslate();
  return ({ type, details, noun, target }: Activity) => ({
    type: translate(type, { _: type }),
    // The news of a batch is about no single row: its details are counted, not named.
    details: noun && target === null ? translate(details, { _: details }) : details,
  });
};
