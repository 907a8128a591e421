import Skeleton from '@mui/material/Skeleton';
import { useListContext } from 'ra-core';
import { type ComponentType, createElement, lazy, Suspense } from 'react';

type Props = { source?: string };

/**
 * A list's filter that is fetched when it is first shown, its place kept meanwhile. The form gives the values of the
 * address only to filters that are there already, so this one takes its own as it arrives.
 */
export const laterFilter = <P extends Props>(load: () => Promise<ComponentType<P>>) => {
  const Input = lazy(async () => ({ default: await load() })) as unknown as ComponentType<
    P & { defaultValue?: unknown }
  >;
  return (props: P) => {
    const { filterValues } = useListContext();
    return (
      <Suspense fallback={<Skeleton variant="rounded" width={200} height={48} />}>
        {createElement(Input, { ...props, defaultValue: props.source && filterValues?.[props.source] })}
      </Suspense>
    );
  };
};
