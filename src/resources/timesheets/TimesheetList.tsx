import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useBasename, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionsColumnWith } from '../../components/screens/lists/RowActions.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { BulkSheetActs, SheetActs } from './SheetActs.tsx';

/** Timesheets, newest week first: clients approve them here, one or several at once. */
export const TimesheetList = () => {
  const { userType } = useActor();
  const other = userType === 'recruiter' ? 'providerId' : 'client';
  return (
    <>
      {userType === 'provider' && <MissingSheets />}
      <NounList
        columns={['employee', other, 'week', 'total', 'overtime', 'status', 'submittedDate']}
        filters={['status', 'week', 'contractId']}
        alwaysOn={['status']}
        sort={{ field: 'week', order: 'DESC' }}
        bulk={
          <BulkTools withoutMoves>
            <BulkSheetActs />
          </BulkTools>
        }
        cardButtons={<SheetActs inList />}
      >
        {userType === 'recruiter' ? actionsColumnWith(<SheetActs inList />) : null}
      </NounList>
    </>
  );
};

const most = 12;

/** Weeks that are over and not submitted, oldest first; nothing if there are none. */
const MissingSheets = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { data, total } = useGetList<Timesheet>('timesheets', {
    filter: { status: ['Draft', 'Rejected'], week_lte: addDays(utcDay(new Date()), -7) },
    sort: { field: 'week', order: 'ASC' },
    pagination: { page: 1, perPage: most },
  });
  if (!data?.length) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Panel title={translate('timesheets.missing', { smart_count: total ?? data.length })}>
        <Box component="ul" sx={list}>
          {data.map(({ id, employee, week, client }) => (
            <li key={id}>
              <Link
                component={RouterLink}
                to={`${basename}/timesheets/${id}/show`}
                sx={{ display: 'block', py: 1 }}
              >
                {translate('timesheets.missingWeek', {
                  employee,
                  client,
                  date: writeDay(week, locale, 'medium'),
                })}
              </Link>
            </li>
          ))}
        </Box>
      </Panel>
    </Box>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  columnGap: 2,
};
