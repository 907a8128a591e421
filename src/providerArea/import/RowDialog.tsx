import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Mapping } from '../../../domain/import/columns.ts';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import type { Cell } from '../../../domain/import/readCell.ts';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import type { Sheet } from './openSheet.ts';
import { useReasonWords } from './useReasonWords.ts';

interface Props {
  planned: PlannedImport;
  sheet: Sheet;
  mapping: Mapping;
  onSave: (sheet: Sheet) => void;
  onClose: () => void;
}

/** Corrects the cells of a row, as they are in the file; the preview reads the row again. */
export const RowDialog = ({ planned, sheet, mapping, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const { ofField } = useReasonWords();
  const heading = useId();
  const at = sheet.numbers.indexOf(planned.row);
  const cells = sheet.rows[at] ?? [];
  const columns = mapping.flatMap((field, place) =>
    field ? [{ field, place, header: sheet.headers[place] ?? '' }] : [],
  );
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    // A number of a workbook stays one, unless somebody has changed it.
    const changed = sheet.headers.map((_, place): Cell => {
      const [before = '', text] = [cells[place], entered.get(String(place))];
      return typeof text === 'string' && text !== String(before) ? text : before;
    });
    onSave({ ...sheet, rows: sheet.rows.with(at, changed) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('bench.import.editRow', { row: planned.row })}</DialogTitle>
      <Box component="form" onSubmit={save} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {columns.map(({ header, place, field }) => {
            const why = ofField(planned, field);
            return (
              <TextField
                key={place}
                name={String(place)}
                label={header}
                defaultValue={String(cells[place] ?? '')}
                error={why.refused}
                helperText={why.words}
                size="small"
                fullWidth
                multiline
              />
            );
          })}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
