import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

/** The maximum rates between a provider and a client. */
export const rateCards = {
  name: 'rateCards',
  list: lazyScreen(() => import('./RateCardList.tsx'), 'RateCardList'),
  show: lazyScreen(() => import('../../components/screens/NounShow.tsx'), 'NounShow'),
  edit: lazyScreen(() => import('../../components/screens/forms/NounEdit.tsx'), 'NounEdit'),
  create: lazyScreen(() => import('./RateCardCreate.tsx'), 'RateCardCreate'),
} satisfies ResourceProps;
