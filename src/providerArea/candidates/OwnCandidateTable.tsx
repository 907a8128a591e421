import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { DataTable, useBasename, useGetResourceLabel, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { customColumns } from '../../components/customFields/customColumns.tsx';
import { useCustomFields } from '../../components/customFields/useCustomFields.ts';
import { AvailabilityField } from '../../components/fields/AvailabilityField.tsx';
import { columnFor } from '../../components/fields/columnFor.tsx';
import { NoneFound } from '../../components/screens/lists/NothingHere.tsx';
import { dense } from '../../components/screens/lists/NounList.tsx';
import { RowActions } from '../../components/screens/lists/RowActions.tsx';
import { candidateColumn } from '../../resources/candidates/CandidateName.tsx';
import { FreshnessChip } from '../../resources/candidates/FreshnessChip.tsx';
import { NextBooking } from '../../resources/candidates/NextBooking.tsx';
import { CandidateBulkTools } from './CandidateBulkTools.tsx';
import { CandidateMenu } from './CandidateMenu.tsx';

const before = ['title', 'skills', 'status'];
const after = ['location', 'experience'];
const hidden = ['profileViews', 'requests', 'benchSince', 'availableFrom'];

/** The candidates as a table, sortable by every column of the product. Columns of custom fields are shown on request. */
export const OwnCandidateTable = () => {
  const labelOf = useGetResourceLabel();
  const { data: fields = [] } = useCustomFields('candidates');
  const custom = customColumns(fields);
  return (
    <DataTable
      aria-label={labelOf('candidates', 2)}
      rowClick="show"
      bulkActionButtons={<CandidateBulkTools />}
      hiddenColumns={[...hidden, ...custom.sources]}
      empty={<NoneFound />}
      sx={{ ...dense, '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 0.5 } }}
    >
      {candidateColumn}
      {before.map((field) => columnFor('candidates', field))}
      <DataTable.Col source="availabilityConfirmed">
        <FreshnessChip narrow />
      </DataTable.Col>
      {columnFor('candidates', 'rate')}
      <DataTable.Col source="availability">
        <AvailabilityField />
        <NextBooking />
      </DataTable.Col>
      {[...after, ...hidden].map((field) => columnFor('candidates', field))}
      {custom.columns}
      <DataTable.Col label="screens.actions" disableSort align="right" className="column-actions">
        <Actions />
      </DataTable.Col>
    </DataTable>
  );
};

const Actions = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const basename = useBasename();
  if (!candidate) return null;
  const label = translate('pages.candidates.viewAnalyticsNamed', { name: candidate.name });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', my: -0.5 }}>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          component={Link}
          to={`${basename}/employees/${candidate.id}/analytics`}
          onClick={(event) => event.stopPropagation()}
        >
          <AnalyticsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <RowActions menu={<CandidateMenu />} />
    </Box>
  );
};
