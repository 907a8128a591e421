import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { benchEvents } from '../../../domain/calendar/benchEvents.ts';
import { writeCalendar } from '../../../domain/calendar/writeCalendar.ts';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Hold } from '../../../domain/contract/candidates/holds.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { readAllRows } from '../../components/rows/readAllRows.ts';
import { todayHere } from './today.ts';

/** Downloads today's bench calendar as a file. */
export const useDownloadCalendar = (name: string) => {
  const dataProvider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const write = async (): Promise<string> => {
    const read = { filter: {} };
    const [candidates, contracts, holds] = await Promise.all([
      readAllRows<Candidate>(dataProvider, { noun: 'candidates', ...read }),
      readAllRows<Contract>(dataProvider, { noun: 'contracts', filter: { candidateId_neq: null } }),
      readAllRows<Hold>(dataProvider, { noun: 'holds', ...read }),
    ]);
    const ids = [...new Set(holds.flatMap(({ recruiterId }) => recruiterId ?? []))];
    const { data: clients } = await dataProvider.getMany<Company>('companies', { ids });
    const clientOf = ({ recruiterId }: Hold) => clients.find(({ id }) => id === recruiterId)?.name ?? null;
    const named = holds.map((hold) => ({ ...hold, client: clientOf(hold) }));
    const rows = { candidates, contracts, holds: named };
    const words = {
      placed: translate('benchCalendar.events.placed'),
      pending: translate('benchCalendar.events.pending'),
      held: translate('benchCalendar.events.held'),
      rollOff: translate('benchCalendar.events.rollOff'),
    };
    return writeCalendar(name, benchEvents(rows, words, todayHere()));
  };
  const download = async () => {
    setBusy(true);
    try {
      const file = URL.createObjectURL(new Blob([await write()], { type: 'text/calendar;charset=utf-8' }));
      const link = Object.assign(document.createElement('a'), { href: file, download: 'bench.ics' });
      link.click();
      URL.revokeObjectURL(file);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return { download, busy };
};
