import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Match } from '../../../domain/insight/candidate.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { ReferenceNameField } from '../../components/fields/ReferenceNameField.tsx';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';

const columns = ['date', 'event', 'company', 'subject', 'status'];

/** The requests and contracts of a candidate. */
export const MatchHistory = ({ matches }: { matches: readonly Match[] }) => {
  const translate = useTranslate();
  if (matches.length === 0)
    return <Typography color="textSecondary">{translate('bench.person.noHistory')}</Typography>;
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`bench.person.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {matches.map((match) => (
            <MatchRow key={match.key} match={match} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const MatchRow = ({ match }: { match: Match }) => {
  const { kind, id, date, companyId, company, subject, status } = match;
  const translate = useTranslate();
  const locale = useLocale();
  const createPath = useCreatePath();
  const resource = `${kind}s`;
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{writeDay(date, locale, 'medium')}</TableCell>
      <TableCell>
        <Link component={RouterLink} to={createPath({ resource, type: 'show', id })}>
          {translate(`bench.person.${kind}`)} {id}
        </Link>
      </TableCell>
      <TableCell>
        {company ?? (
          <RecordContextProvider value={{ id, companyId }}>
            <ReferenceNameField source="companyId" reference="companies" />
          </RecordContextProvider>
        )}
      </TableCell>
      <TableCell>{subject}</TableCell>
      <TableCell>
        <StatusChip value={status} label={translate(valueKey(resource, 'status', status), { _: status })} />
      </TableCell>
    </TableRow>
  );
};
