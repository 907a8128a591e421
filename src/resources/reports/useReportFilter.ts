import { useSearchParams } from 'react-router-dom';
import { questionRanges } from '../../../domain/contract/question.ts';
import { reportTypes } from '../../../domain/contract/reports.ts';
import type { ReportFilter } from './ReportFilters.tsx';

const first = reportTypes[0];
const every = 'all';

/** The filter of the page, kept in the address; by default financial reports of any date. */
export const useReportFilter = (): [ReportFilter, (filter: ReportFilter) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('type');
  const type = asked === every ? null : (reportTypes.find((one) => one === asked) ?? first);
  const range = questionRanges.find((one) => one === search.get('range')) ?? null;
  const choose = (filter: ReportFilter) =>
    setSearch({ type: filter.type ?? every, ...(filter.range && { range: filter.range }) });
  return [{ type, range }, choose];
};
