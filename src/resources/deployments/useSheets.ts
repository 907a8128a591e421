import { useListContext, useRecordContext } from 'react-admin';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { firstWeekShown } from '../../../domain/contract/deals/deploymentWork.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';

/** The timesheets of the deployment in context, undefined while they load. One request serves a whole list. */
export const useSheets = (): readonly Timesheet[] | undefined => {
  const contract = useRecordContext<Contract>();
  const { data: listed } = useListContext<Contract>();
  const contractId = (listed ?? []).map(({ id }) => id);
  const { data } = useAllRows<Timesheet>({
    noun: 'timesheets',
    filter: { contractId, week_gte: firstWeekShown(utcDay(new Date())) },
    enabled: contractId.length > 0,
  });
  return data?.filter((sheet) => sheet.contractId === contract?.id);
};
