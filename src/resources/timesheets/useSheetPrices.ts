import { useGetMany } from 'react-admin';
import { priceOfSheet, type SheetPrice } from '../../../domain/contract/billing/sheetPrice.ts';
import type { Amendment } from '../../../domain/contract/deals/amendments.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { useAllRows } from '../../components/rows/useAllRows.ts';

/** What each of these weeks will be invoiced for, in their order; null for those that cannot be priced. */
export const useSheetPrices = (
  sheets: readonly Timesheet[],
): { prices: (SheetPrice | null)[]; isPending: boolean } => {
  const ids = [...new Set(sheets.map(({ contractId }) => contractId))].sort();
  const contracts = useGetMany<Contract>('contracts', { ids });
  const amendments = useAllRows<Amendment>({
    noun: 'amendments',
    filter: { contractId: ids, status: 'Agreed' },
  });
  const prices = sheets.map((sheet) => {
    const contract = contracts.data?.find((one) => one?.id === sheet.contractId);
    const agreed = amendments.data?.filter(({ contractId }) => contractId === sheet.contractId);
    return contract && agreed ? priceOfSheet(sheet, contract, agreed) : null;
  });
  return { prices, isPending: contracts.isPending || amendments.isPending };
};
