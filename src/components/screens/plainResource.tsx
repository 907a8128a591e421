import type { ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { lazyScreen } from './lazyScreen.ts';

const NounList = lazyScreen(() => import('./lists/NounList.tsx'), 'NounList');
export const NounShow = lazyScreen(() => import('./NounShow.tsx'), 'NounShow');
const NounEdit = lazyScreen(() => import('./forms/NounEdit.tsx'), 'NounEdit');
const NounCreate = lazyScreen(() => import('./forms/NounCreate.tsx'), 'NounCreate');

interface Options {
  columns?: readonly (string | ReactElement)[];
  filters?: readonly string[];
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** The resource of a noun whose screens are generated from the contract; the rules decide who sees which. */
export const plainResource = (name: string, options: Options = {}): ResourceProps => ({
  name,
  list: <NounList {...options} />,
  show: <NounShow />,
  edit: <NounEdit />,
  create: <NounCreate />,
});
