import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { NounName } from '../../../domain/contract/index.ts';
import type { OpenDispute, Refused } from '../../../domain/insight/platform/dealDisputes.ts';
import type { StuckDeal } from '../../../domain/insight/platform/waitingDeals.ts';
import { sayText } from '../../../domain/words/sayValue.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { stackedOnPhones } from '../dashboard/stackedOnPhones.ts';

interface Props<R> {
  rows: readonly R[];
  inAll: number;
  nameOf: (companyId: string | null) => string;
}

/** What waits for a company longer than the chosen time, linked to its page. */
export const StuckTable = ({ rows, inAll, nameOf }: Props<StuckDeal>) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Rows
      name="stuck"
      columns={['deal', 'what', 'who', 'since', 'waited']}
      shown={rows.length}
      inAll={inAll}
      body={rows.map(({ noun, id, about, what, companyId, since, days }) => (
        <TableRow key={`${what} ${id}`}>
          <TableCell>
            <RowLink noun={noun} id={id} about={sayText('employee', about, locale)} />
          </TableCell>
          <TableCell>{translate(`deals.stuck.${what}`)}</TableCell>
          <TableCell>{nameOf(companyId)}</TableCell>
          <TableCell>{writeDay(since, locale, 'medium')}</TableCell>
          <TableCell>{translate('deals.stuck.days', { smart_count: days })}</TableCell>
        </TableRow>
      ))}
    />
  );
};

/** Disputes that wait for an answer or a decision, oldest first, linked to their pages. */
export const DisputesTable = ({ rows, inAll, nameOf }: Props<OpenDispute>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const word = (field: string, value: string) => translate(valueKey('disputes', field, value), { _: value });
  return (
    <Rows
      name="disputes"
      columns={['deal', 'about', 'between', 'reason', 'status', 'since', 'waited']}
      shown={rows.length}
      inAll={inAll}
      body={rows.map(
        ({ id, employee, about, side, providerId, recruiterId, reason, status, since, days }) => {
          const sides = [nameOf(providerId), nameOf(recruiterId)];
          return (
            <TableRow key={id}>
              <TableCell>
                <RowLink noun="disputes" id={id} about={employee} />
              </TableCell>
              <TableCell>{word('about', about)}</TableCell>
              <TableCell>{(side === 'provider' ? sides : sides.toReversed()).join(', ')}</TableCell>
              <TableCell>{word('reason', reason)}</TableCell>
              <TableCell>{word('status', status)}</TableCell>
              <TableCell>{writeDay(since, locale, 'medium')}</TableCell>
              <TableCell>{translate('deals.stuck.days', { smart_count: days })}</TableCell>
            </TableRow>
          );
        },
      )}
    />
  );
};

/** What one side did not accept: whose decision it was, and why. */
export const RefusalsTable = ({ rows, inAll, nameOf }: Props<Refused>) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Rows
      name="refusals"
      columns={['deal', 'decision', 'between', 'reason', 'on']}
      shown={rows.length}
      inAll={inAll}
      body={rows.map(({ noun, id, about, decision, companyId, otherId, reason, on }) => (
        <TableRow key={`${decision} ${id} ${on}`}>
          <TableCell>
            <RowLink noun={noun} id={id} about={sayText('employee', about, locale)} />
          </TableCell>
          <TableCell>{translate(`deals.refusals.${decision}`)}</TableCell>
          <TableCell>{`${nameOf(companyId)}, ${nameOf(otherId)}`}</TableCell>
          <TableCell sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>{reason ?? '–'}</TableCell>
          <TableCell>{writeDay(on, locale, 'medium')}</TableCell>
        </TableRow>
      ))}
    />
  );
};

interface RowsProps {
  name: 'stuck' | 'disputes' | 'refusals';
  columns: readonly string[];
  shown: number;
  inAll: number;
  body: ReactNode;
}

const Rows = ({ name, columns, shown, inAll, body }: RowsProps) => {
  const translate = useTranslate();
  if (shown === 0) return <Typography color="textSecondary">{translate(`deals.${name}.none`)}</Typography>;
  return (
    <>
      <Table size="small" sx={[stackedOnPhones, dotted]}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`deals.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{body}</TableBody>
      </Table>
      {inAll > shown && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('deals.more', { smart_count: inAll - shown })}
        </Typography>
      )}
    </>
  );
};

/** Stacked values have no columns: a dot stands between them. */
const dotted = {
  '@media (max-width: 599px)': {
    '& tbody tr': { columnGap: 0.75, rowGap: 0.5 },
    '& tbody td:not(:first-of-type, :last-of-type)::after': {
      content: '"·"',
      ml: 0.75,
      color: 'text.secondary',
    },
  },
};

const RowLink = ({ noun, id, about }: { noun: NounName; id: string; about: string }) => {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: noun, type: 'show', id })}
      sx={{ fontWeight: 500 }}
    >
      {`${about} (${id})`}
    </Link>
  );
};
