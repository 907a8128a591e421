import { useEffect, useRef } from 'react';
import { useDataProvider, useRecordContext, useRefresh } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';

/**
 * Puts a new request under review when somebody of the provider who may answer it opens it. Should another have been
 * faster, or the line be down, it stays as it is and the next look does it.
 */
export const useFirstLook = () => {
  const request = useRecordContext();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const looked = useRef(false);
  const isProvider = useActor().userType === 'provider';
  const may = useMay('edit', 'requests', request);
  useEffect(() => {
    if (looked.current || !isProvider || !may || request?.status !== 'Pending Response') return;
    looked.current = true;
    const data = { status: 'Under Review' };
    dataProvider
      .update('requests', { id: request.id, data, previousData: request })
      .then(refresh, () => undefined);
  }, [request, isProvider, may, dataProvider, refresh]);
};

/** The look itself, where a page has the request at hand. */
export const FirstLook = () => {
  useFirstLook();
  return null;
};
