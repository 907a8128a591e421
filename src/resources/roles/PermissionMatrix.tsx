import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type MatrixArea, type MatrixRow, matrixOf } from '../../../domain/access/matrix.ts';
import { verbs } from '../../../domain/access/rules.ts';
import { type UserType, userTypes } from '../../../domain/contract/userTypes.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { CellWords } from './CellWords.tsx';

interface Props {
  permissions: readonly string[];
  /** The user type selected at first. */
  first?: UserType;
}

/** The verbs that a role allows on each noun, and on whose rows, for one user type at a time. */
export const PermissionMatrix = ({ permissions, first = 'admin' }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [userType, setUserType] = useState<UserType>(first);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ width: '100%', minWidth: 0 }}>
      <Typography id={heading} variant="subtitle1" component="h2">
        {translate('access.matrix.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('access.matrix.lead')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={userType}
        aria-label={translate('access.matrix.userType')}
        onChange={(_, chosen: UserType | null) => chosen && setUserType(chosen)}
        sx={{ mb: 1.5, flexWrap: 'wrap' }}
      >
        {userTypes.map((type) => (
          <ToggleButton key={type} value={type}>
            {translate(valueKey('users', 'userType', type))}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-label={translate('access.matrix.label')}
        sx={{
          position: 'relative',
          maxHeight: '75vh',
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
        }}
      >
        <Table size="small" stickyHeader aria-label={translate('access.matrix.label')} sx={firstColumnStays}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('access.matrix.noun')}</TableCell>
              {verbs.map((verb) => (
                <TableCell key={verb}>{translate(`access.verbs.${verb}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          {matrixOf(userType, permissions).map((one) => (
            <AreaRows key={one.area} {...one} />
          ))}
        </Table>
      </TableContainer>
    </Box>
  );
};

const AreaRows = ({ area, rows }: MatrixArea) => {
  const translate = useTranslate();
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={verbs.length + 1} sx={{ fontWeight: 600 }}>
          {translate(`access.areas.${area}`)}
        </TableCell>
      </TableRow>
      {rows.map((row) => (
        <NounRow key={row.noun} {...row} />
      ))}
    </TableBody>
  );
};

const NounRow = ({ noun, cells }: MatrixRow) => {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {translate(`resources.${noun}.plural`)}
      </TableCell>
      {verbs.map((verb) => (
        <TableCell key={verb}>
          <CellWords cell={cells[verb]} />
        </TableCell>
      ))}
    </TableRow>
  );
};

/** The first column stays visible while the verbs scroll, especially on a phone. */
const firstColumnStays = {
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    minWidth: { xs: 120, sm: 200 },
  },
  '& thead th:first-of-type': { zIndex: 4 },
  '& td': { minWidth: 110 },
};
