import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useDataProvider, useListContext, useRecordContext } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { useCompanyZone } from '../useCompanyZone.ts';
import { CommonHours } from './CommonHours.tsx';

const none: Readonly<Record<string, number>> = {};
const Known = createContext(none);

/**
 * Loads the common working hours of the candidates of the enclosing list with one request: with the time zone that the
 * list is filtered by, else with the company’s.
 */
export const ListCommonHours = ({ children }: { children: ReactNode }) => {
  const dataProvider = useDataProvider<DataProvider>();
  const { data = [], filterValues } = useListContext<Candidate>();
  const companyZone = useCompanyZone();
  const zone: string | undefined = filterValues.overlapZone ?? companyZone;
  const ids = data.map(({ id }) => id).join(',');
  const { data: found } = useQuery({
    queryKey: ['candidates', 'commonHours', zone, ids],
    queryFn: ({ signal }) =>
      dataProvider.commonHours({ zone: zone ?? '', ids, signal }).then((answer) => answer.data),
    enabled: zone !== undefined && ids !== '',
  });
  return <Known value={found?.minutes ?? none}>{children}</Known>;
};

/** Those of the candidate in context, if they are known. */
export const CommonHoursLine = () => (
  <CommonHours minutes={useContext(Known)[useRecordContext<Candidate>()?.id ?? '']} />
);
