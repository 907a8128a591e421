import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';

type Props = { source?: string };

/** The value of a filter; those by custom fields are in an object of their own. */
const valueAt = (filter: unknown, source: string): unknown =>
  source.split('.').reduce((held, key) => (held as Record<string, unknown> | undefined)?.[key], filter);

/**
 * A filter that is loaded when first shown, with a placeholder. The form passes the URL's values only to
 * filters that are already mounted, so this one reads its own on mount.
 */
export const laterFilter = <P extends Props>(load: () => Promise<ComponentType<P>>) => {
  const Input = lazy(async () => ({ default: await load() })) as unknown as ComponentType<
    P & { defaultValue?: unknown }
  >;
  return (props: P) => {
    const { filterValues } = useListContext();
    return (
      <Suspense fallback={<Skeleton variant="rounded" width={200} height={48} />}>
        {createElement(Input, {
          ...props,
          defaultValue: props.source && valueAt(filterValues, props.source),
        })}
      </Suspense>
    );
  };
};
