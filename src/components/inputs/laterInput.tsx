import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** An input that is fetched when it is first shown, its place kept meanwhile. */
export const laterInput = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Input = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense fallback={<Skeleton variant="rounded" width={200} height={48} />}>
      {createElement(Input, props)}
    </Suspense>
  );
};
