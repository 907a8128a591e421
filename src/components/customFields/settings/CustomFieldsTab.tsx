import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type CustomField,
  type ExtendedNoun,
  nounsExtendedBy,
} from '../../../../domain/contract/customFields/customFields.ts';
import { useActor } from '../../contract/useActor.ts';
import { useMay } from '../../contract/useMay.ts';
import { TabFailure } from '../../settings/TabFailure.tsx';
import { TabSkeleton } from '../../settings/TabSkeleton.tsx';
import { Panel } from '../../tiles/Panel.tsx';
import { useCustomFields } from '../useCustomFields.ts';
import { AddFieldDialog, EditFieldDialog } from './FieldDialogs.tsx';
import { FieldLine, FieldLines } from './FieldLine.tsx';
import { useFieldActs } from './useFieldActs.ts';

/** The custom fields of a company, by the noun that they are added to. */
export const CustomFieldsTab = () =>
  nounsExtendedBy(useActor().userType).map((noun) => <FieldsPanel key={noun} noun={noun} />);

/** Custom fields of a noun: those in use, in the order of the form, and archived ones. */
const FieldsPanel = ({ noun }: { noun: ExtendedNoun }) => {
  const translate = useTranslate();
  const ofNoun = (key: string) => translate(`customFields.${noun}.${key}`);
  const { data: fields, error, refetch } = useCustomFields(noun);
  const mayChange = useMay('create', 'customFields');
  const [open, setOpen] = useState<'add' | CustomField | null>(null);
  const { busy, problem, moveTo, setStatus } = useFieldActs();
  if (!fields) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  const active = fields.filter(({ status }) => status === 'Active');
  const archived = fields.filter(({ status }) => status === 'Archived');
  return (
    <Panel
      title={ofNoun('title')}
      action={
        mayChange && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen('add')}>
            {translate('customFields.add')}
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {ofNoun('about')}
      </Typography>
      {!mayChange && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('settings.readOnly')}
        </Typography>
      )}
      {problem && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      {active.length === 0 && <Typography variant="body2">{ofNoun('none')}</Typography>}
      <FieldLines label={ofNoun('title')}>
        {active.map((field, at) => (
          <FieldLine
            key={field.id}
            field={field}
            {...(mayChange && {
              busy,
              onEdit: () => setOpen(field),
              onUp: at > 0 && (() => moveTo(active, at, at - 1)),
              onDown: at < active.length - 1 && (() => moveTo(active, at, at + 1)),
              onStatus: () => setStatus(field, 'Archived'),
            })}
          />
        ))}
      </FieldLines>
      {archived.length > 0 && (
        <>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 3 }}>
            {translate('customFields.archivedTitle')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {ofNoun('archivedAbout')}
          </Typography>
          <FieldLines label={translate('customFields.archivedTitle')}>
            {archived.map((field) => (
              <FieldLine
                key={field.id}
                field={field}
                {...(mayChange && { busy, onStatus: () => setStatus(field, 'Active') })}
              />
            ))}
          </FieldLines>
        </>
      )}
      {open === 'add' && <AddFieldDialog noun={noun} onClose={() => setOpen(null)} />}
      {open && open !== 'add' && <EditFieldDialog field={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
};
