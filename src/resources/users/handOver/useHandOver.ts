import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { HandedOver } from '../../../../domain/change/openWork.ts';
import type { User } from '../../../../domain/contract/accounts/users.ts';
import { isApiError } from '../../../auth/ApiError.ts';
import { useReason } from '../../../auth/useReason.ts';
import type { DataProvider } from '../../../dataProvider/port.ts';

export type HandingOver = ReturnType<typeof useHandOver>;

/** The open work of a person, the colleague chosen for it, and handing it over; `isAsked`: whether it is read. */
export const useHandOver = (user: User, isAsked = true) => {
  const { openWork, handOver } = useDataProvider<DataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const reasonOf = useReason();
  const [to, setTo] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { data: work } = useQuery({
    queryKey: ['users', 'openWork', user.id],
    queryFn: () => openWork({ id: user.id }).then(({ data }) => data),
    enabled: isAsked,
    staleTime: 0,
  });

  const tell = ({ moved, left }: HandedOver, name: string) =>
    notify(left > 0 ? 'handOver.partly' : 'handOver.done', {
      type: left > 0 ? 'warning' : 'success',
      messageArgs: { smart_count: moved, left, name, from: user.fullName },
    });

  /** False if it was refused, which is said beside the choice. */
  const run = async (name: string): Promise<boolean> => {
    if (!to) {
      setFault(translate('ra.validation.required'));
      return false;
    }
    setBusy(true);
    setFault(undefined);
    try {
      tell((await handOver({ id: user.id, to })).data, name);
      await queries.invalidateQueries();
      return true;
    } catch (error) {
      setFault((isApiError(error) && error.body.errors?.to) || reasonOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const choose = (id: string) => {
    setTo(id);
    setFault(undefined);
  };
  return { work, to, choose, fault, busy, run };
};
