import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useContext, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  importFields,
  isDateField,
  isRateField,
  mayRepeat,
  missingFields,
  nameParts,
  requiredFields,
} from '../../../domain/import/columns.ts';
import { customColumn, customFieldOf } from '../../../domain/import/customColumns.ts';
import type { ColumnForm } from '../../../domain/import/readCell.ts';
import { type Encoding, encodings } from '../../../domain/import/readText.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { AddFieldDialog } from '../../components/customFields/settings/FieldDialogs.tsx';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { DayOrder } from './DayOrder.tsx';
import { ImportedCustomFields, useColumnLabel } from './importedFields.ts';
import { NumberNotation } from './NumberNotation.tsx';
import { type DelimiterName, delimiters, openCsv, type Sheet } from './openSheet.ts';
import { RateForm } from './RateForm.tsx';
import { useIsPhone } from './useIsPhone.ts';

interface Props {
  sheet: Sheet;
  mapping: (string | null)[];
  onMap: (mapping: (string | null)[]) => void;
  /** How the cells of a column are written, by its place, where somebody said so. */
  forms: Readonly<Record<number, ColumnForm>>;
  onForms: (forms: Record<number, ColumnForm>) => void;
  onReopen: (sheet: Sheet) => void;
  onAnother: () => void;
  onNext: () => void;
}

/**
 * Maps the columns of the file to fields; encoding and delimiter can be corrected if they were detected
 * wrongly.
 */
export const ColumnsStep = ({
  sheet,
  mapping,
  onMap,
  forms,
  onForms,
  onReopen,
  onAnother,
  onNext,
}: Props) => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const label = useColumnLabel();
  const customFields = useContext(ImportedCustomFields);
  const mayAdd = useMay('create', 'customFields');
  /** The place of the column that is added as a custom field. */
  const [added, setAdded] = useState<number | null>(null);
  const missing = missingFields(mapping);
  const isPhone = useIsPhone();
  const cellsOf = useMemo(
    () => sheet.headers.map((_, at) => sheet.rows.map((cells) => cells[at] ?? '')),
    [sheet],
  );
  const map = (at: number, field: string | null) =>
    onMap(
      mapping.map((one, place) => (place === at ? field : one === field && !mayRepeat(field) ? null : one)),
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <HowRead sheet={sheet} onReopen={onReopen} />
      {missing.length > 0 && (
        <Alert severity="warning">
          {translate('bench.import.missing', {
            smart_count: missing.length,
            fields: writeList(missing.map(label)),
          })}
        </Alert>
      )}
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" sx={isPhone ? stacked : undefined}>
          <TableHead>
            <TableRow>
              {(isPhone ? narrow : wide).map((head) => (
                <TableCell key={head}>{translate(`bench.import.${head}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sheet.headers.map((header, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
              <TableRow key={at}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {header}
                  {isPhone && (
                    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                      {samples(sheet, at)}
                    </Typography>
                  )}
                </TableCell>
                {!isPhone && <TableCell sx={sample}>{samples(sheet, at)}</TableCell>}
                <TableCell sx={{ minWidth: 220 }}>
                  <TextField
                    select
                    fullWidth
                    size="small"
                    variant="outlined"
                    value={mapping[at] ?? ''}
                    onChange={({ target }) => map(at, target.value || null)}
                    slotProps={{
                      htmlInput: { 'aria-label': translate('bench.import.fieldOf', { column: header }) },
                      select: { displayEmpty: true, native: true },
                    }}
                  >
                    <option value="">{translate('bench.import.leftOut')}</option>
                    {[...nameParts, ...importFields].map((field) => (
                      <option key={field} value={field}>
                        {requiredFields.includes(field)
                          ? translate('bench.import.required', { field: label(field) })
                          : label(field)}
                      </option>
                    ))}
                    {customFields.length > 0 && (
                      <optgroup label={translate('customFields.title')}>
                        {customFields.map((field) => (
                          <option key={field.id} value={customColumn(field)}>
                            {field.name}
                          </option>
                        ))}
                      </optgroup>
                    )}
                  </TextField>
                  {mayAdd && mapping[at] === null && header.trim() !== '' && (
                    <Button
                      size="small"
                      sx={{ mt: 0.5 }}
                      aria-label={`${header}: ${translate('bench.import.addOwn')}`}
                      onClick={() => setAdded(at)}
                    >
                      {translate('bench.import.addOwn')}
                    </Button>
                  )}
                  {customFieldOf(mapping[at], customFields)?.kind === 'Number' && (
                    <NumberNotation
                      header={header}
                      cells={cellsOf[at] ?? []}
                      value={forms[at]?.decimal}
                      onChange={(decimal) => onForms({ ...forms, [at]: { decimal } })}
                    />
                  )}
                  {isDateField(mapping[at], customFields) && (
                    <DayOrder
                      header={header}
                      rows={sheet.rows}
                      at={at}
                      value={forms[at]?.dayIs}
                      onChange={(dayIs) => onForms({ ...forms, [at]: { dayIs } })}
                    />
                  )}
                  {isRateField(mapping[at]) && (
                    <RateForm
                      header={header}
                      cells={cellsOf[at] ?? []}
                      value={forms[at] ?? {}}
                      asksCurrency={mapping[at] === 'rate' && !mapping.includes('currency')}
                      onChange={(form) => onForms({ ...forms, [at]: form })}
                    />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {added !== null && (
        <AddFieldDialog
          noun="candidates"
          name={sheet.headers[added]?.trim()}
          onAdded={(field) => map(added, customColumn(field))}
          onClose={() => setAdded(null)}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={onAnother}>{translate('bench.import.another')}</Button>
        <Button variant="contained" disabled={mapping.every((field) => field === null)} onClick={onNext}>
          {translate('bench.import.toPreview')}
        </Button>
      </Box>
    </Box>
  );
};

const HowRead = ({ sheet, onReopen }: Pick<Props, 'sheet' | 'onReopen'>) => {
  const translate = useTranslate();
  const { name, csv, rows } = sheet;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography sx={{ flexGrow: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {translate('bench.import.file', { name, smart_count: rows.length })}
      </Typography>
      {csv && <HowCsvIsRead name={name} csv={csv} onReopen={onReopen} />}
    </Box>
  );
};

type CsvProps = { name: string; csv: NonNullable<Sheet['csv']>; onReopen: Props['onReopen'] };

const HowCsvIsRead = ({ name, csv: { bytes, encoding, delimiter }, onReopen }: CsvProps) => {
  const translate = useTranslate();
  const reopen = (chosen: { encoding?: Encoding; delimiter?: DelimiterName }) =>
    onReopen(openCsv(name, bytes, { encoding, delimiter, ...chosen }));
  return (
    <>
      <TextField
        select
        size="small"
        variant="outlined"
        label={translate('bench.import.encoding')}
        value={encoding}
        onChange={({ target }) => reopen({ encoding: target.value as Encoding })}
      >
        {encodings.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`bench.import.encodings.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        variant="outlined"
        label={translate('bench.import.delimiter')}
        value={delimiter}
        onChange={({ target }) => reopen({ delimiter: target.value as DelimiterName })}
      >
        {Object.keys(delimiters).map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`bench.import.delimiters.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};

/** The first values of a column, to help identify it. */
const samples = (sheet: Sheet, at: number): string =>
  sheet.rows
    .map((row) => String(row[at] ?? '').trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ');

/** On a phone the first values and the mapping are below the heading, with room for the names of fields. */
const stacked = {
  '& thead': { position: 'absolute', clip: 'rect(0 0 0 0)', width: '1px', height: '1px', overflow: 'hidden' },
  '& tbody tr': { display: 'grid', py: 1, borderBottom: 1, borderColor: 'divider' },
  '& tbody th, & tbody td': { border: 0, py: 0.5 },
};
const narrow = ['column', 'field'];
const wide = ['column', 'sample', 'field'];
const sample = {
  maxWidth: 320,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
};
