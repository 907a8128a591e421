import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { LeftOutButton } from './LeftOutButton.tsx';
import type { Sheet } from './openSheet.ts';

interface Props {
  sent: readonly PlannedImport[];
  left: readonly PlannedImport[];
  sheet: Sheet;
  problem?: string;
  onUndo: () => void;
}

/** The result of an import, with a button to undo it. */
export const ImportDone = ({ sent, left, sheet, problem, onUndo }: Props) => {
  const translate = useTranslate();
  const added = sent.filter(({ kind }) => kind === 'new').length;
  const mayUndo = useMay('delete', 'candidates') || added === 0;
  const line = (key: string, smart_count: number) =>
    smart_count > 0 && <li>{translate(`bench.import.${key}`, { smart_count })}</li>;
  return (
    <>
      <Alert severity="success">
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {translate('bench.import.done')}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {line('added', added)}
          {line('updated', sent.length - added)}
          {line('left', left.length)}
        </Box>
      </Alert>
      {left.length > 0 && (
        <Box>
          <LeftOutButton sheet={sheet} rows={left} />
        </Box>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {mayUndo && (
        <Box>
          <Button variant="outlined" onClick={onUndo}>
            {translate('bench.import.undo')}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {translate('bench.import.undoHint')}
          </Typography>
        </Box>
      )}
    </>
  );
};
