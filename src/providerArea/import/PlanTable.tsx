import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type ImportKind, importKinds, type PlannedImport } from '../../../domain/import/planImport.ts';
import { useIsPhone } from './useIsPhone.ts';
import { useReasonWords } from './useReasonWords.ts';
import { useStoredWords } from './useStoredWords.ts';

const perPage = 25;
const narrow = ['row', 'name', 'kind'];
const wide = ['row', 'name', 'stored', 'kind', 'why'];

interface Props {
  plan: readonly PlannedImport[];
  onEdit: (row: PlannedImport) => void;
}

/**
 * All rows of the file with their values as they will be stored, result and reason, filtered by kind; on a phone
 * values and reason are below the name.
 */
export const PlanTable = ({ plan, onEdit }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const isPhone = useIsPhone();
  const [kind, setKind] = useState<ImportKind | 'all'>('all');
  const [page, setPage] = useState(0);
  const ofKind = (one: ImportKind | 'all') => (one === 'all' ? plan : plan.filter((row) => row.kind === one));
  const shown = ofKind(kind);
  const choose = (one: ImportKind | 'all') => {
    setKind(one);
    setPage(0);
  };
  return (
    <Paper variant="outlined">
      <Box
        role="group"
        aria-label={translate('bench.import.kindFilter')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5 }}
      >
        {(['all', ...importKinds] as const).map((one) => (
          <Chip
            key={one}
            component="button"
            clickable
            aria-pressed={kind === one}
            color={kind === one ? 'primary' : 'default'}
            label={`${translate(`bench.import.kinds.${one}`)} ${ofKind(one).length.toLocaleString(locale)}`}
            onClick={() => choose(one)}
          />
        ))}
      </Box>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {(isPhone ? narrow : wide).map((head) => (
                <TableCell key={head}>{translate(`bench.import.${head}`)}</TableCell>
              ))}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.length === 0 && (
              <TableRow>
                <TableCell colSpan={wide.length + 1}>{translate('bench.import.noneOfKind')}</TableCell>
              </TableRow>
            )}
            {shown.slice(page * perPage, (page + 1) * perPage).map((row) => (
              <PlanRow key={row.row} row={row} onEdit={() => onEdit(row)} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={shown.length}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[perPage]}
        onPageChange={(_, next) => setPage(next)}
        labelDisplayedRows={({ from, to, count }) =>
          translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
        }
        getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      />
    </Paper>
  );
};

const PlanRow = ({ row, onEdit }: { row: PlannedImport; onEdit: () => void }) => {
  const translate = useTranslate();
  const { ofRow } = useReasonWords();
  const stored = useStoredWords()(row);
  const isPhone = useIsPhone();
  return (
    <TableRow>
      <TableCell>{row.row}</TableCell>
      <TableCell component="th" scope="row" sx={{ 'tr:last-of-type > &': { borderBottom: 0 } }}>
        {row.name || translate('bench.import.unnamed')}
        {isPhone && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {stored}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {ofRow(row)}
            </Typography>
          </>
        )}
      </TableCell>
      {!isPhone && <TableCell sx={{ color: 'text.secondary', minWidth: 200 }}>{stored}</TableCell>}
      <TableCell sx={{ color: colours[row.kind], fontWeight: 600, whiteSpace: 'nowrap' }}>
        {translate(`bench.import.kinds.${row.kind}`)}
      </TableCell>
      {!isPhone && <TableCell>{ofRow(row)}</TableCell>}
      <TableCell padding="none" sx={{ pr: 1 }}>
        <IconButton
          size="small"
          aria-label={translate('bench.import.editRow', { row: row.row })}
          onClick={onEdit}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
};

const colours: Record<ImportKind, string> = {
  new: 'success.main',
  update: 'info.main',
  duplicate: 'text.secondary',
  error: 'error.main',
};
