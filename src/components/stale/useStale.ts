import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type HttpError, type RaRecord, type UpdateParams, useResourceContext } from 'react-admin';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';

/** A save refused because of a conflict. */
export interface StaleSave {
  /** The latest version of the row. */
  current: RaRecord;
  /** The row when editing began. */
  before: RaRecord;
  /** The fields changed here. */
  mine: Record<string, unknown>;
}

const currentOf = (error: unknown): RaRecord | undefined => {
  const { status, body } = (error ?? {}) as Partial<HttpError>;
  return status === 412 ? (body?.details?.current as RaRecord | undefined) : undefined;
};

/** Handles saves refused with 412 and passes other errors to the usual message. */
export const useStale = () => {
  const [stale, setStale] = useState<StaleSave | null>(null);
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const resource = useResourceContext();

  const onError = useCallback(
    (error: unknown, { data, previousData }: Partial<UpdateParams>) => {
      const current = currentOf(error);
      if (current) setStale({ current, before: previousData as RaRecord, mine: data ?? {} });
      else if (!hasFieldErrors(error)) notifyFailure(error);
    },
    [notifyFailure],
  );
  const takeTheirs = () => {
    if (!stale) return;
    queryClient.setQueryData([resource, 'getOne', { id: String(stale.current.id) }], stale.current);
    queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    setStale(null);
  };
  return { stale, onError, takeTheirs, dismiss: () => setStale(null) };
};

const hasFieldErrors = (error: unknown): boolean =>
  Object.keys((error as Partial<HttpError>)?.body?.errors ?? {}).length > 0;
