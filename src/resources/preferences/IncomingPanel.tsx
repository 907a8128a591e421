import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type Incoming,
  incomingKey,
  namedIn,
  readIncoming,
} from '../../../domain/contract/platform/incoming.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { useReason } from '../../auth/useReason.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useColleagues } from '../../components/inputs/useColleagues.ts';
import { TabFailure } from '../../components/settings/TabFailure.tsx';
import { TabSkeleton } from '../../components/settings/TabSkeleton.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { usePreferences } from './usePreferences.ts';
import { useSwitch } from './useSwitch.ts';

/** Who is put in charge of requests, proposals and applications that arrive at the company. */
export const IncomingPanel = () => {
  const translate = useTranslate();
  const { data, error, refetch } = usePreferences('work');
  if (!data) return error ? <TabFailure error={error} onRetry={refetch} /> : <TabSkeleton />;
  const row = data.find(({ key, userId }) => key === incomingKey && userId === null);
  return (
    <Panel title={translate('follow.incoming.title')} info={translate('follow.incoming.info')}>
      <Rule key={row?.version ?? 0} row={row} />
    </Panel>
  );
};

type Kind = Incoming['by'];
const kinds = ['record', 'person', 'turn'] as const satisfies readonly Kind[];

const ruleOf = (by: Kind, ids: readonly string[]): Incoming => {
  if (by === 'person') return { by, userId: ids[0] ?? '' };
  return by === 'turn' ? { by, userIds: ids } : { by };
};

const Rule = ({ row }: { row: Preference | undefined }) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const heading = useId();
  const { companyId } = useActor();
  const mayChange = useMay('edit', 'preferences', { companyId, userId: null });
  const { turn, turning } = useSwitch();
  const stored = readIncoming(row?.value);
  const [by, setBy] = useState<Kind>(stored.by);
  const [ids, setIds] = useState<readonly string[]>(namedIn(stored));
  const [fault, setFault] = useState<string>();

  const choose = (chosen: readonly string[]) => {
    setIds(chosen);
    setFault(undefined);
  };
  const save = async () => {
    if (by !== 'record' && ids.length === 0) return setFault(translate('ra.validation.required'));
    const value = by === 'record' ? null : JSON.stringify(ruleOf(by, ids));
    const label = translate('follow.incoming.title');
    try {
      await turn(row, { enabled: true, value }, { kind: 'work', key: incomingKey, label, userId: null });
    } catch (refused) {
      setFault((isApiError(refused) && refused.body.errors?.value) || reasonOf(refused));
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {!mayChange && <Alert severity="info">{translate('settings.readOnly')}</Alert>}
      <RadioGroup
        aria-labelledby={heading}
        value={by}
        onChange={(_, chosen) => {
          setBy(chosen as Kind);
          choose(ids.slice(0, chosen === 'person' ? 1 : undefined));
        }}
      >
        <Box component="span" id={heading} sx={{ color: 'text.secondary', fontSize: 14, mb: 0.5 }}>
          {translate('follow.incoming.who')}
        </Box>
        {kinds.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            disabled={!mayChange}
            control={<Radio />}
            label={translate(`follow.incoming.${kind}`)}
          />
        ))}
      </RadioGroup>
      {by !== 'record' && (
        <People many={by === 'turn'} ids={ids} fault={fault} disabled={!mayChange} onChange={choose} />
      )}
      {by === 'record' && fault && <Alert severity="error">{fault}</Alert>}
      {mayChange && (
        <Button variant="outlined" loading={turning} onClick={save}>
          {translate('ra.action.save')}
        </Button>
      )}
    </Box>
  );
};

type PeopleProps = {
  many: boolean;
  ids: readonly string[];
  fault: string | undefined;
  disabled: boolean;
  onChange: (ids: readonly string[]) => void;
};

const People = ({ many, ids, fault, disabled, onChange }: PeopleProps) => {
  const translate = useTranslate();
  const colleagues = useColleagues();
  const known = ids.filter((id) => colleagues.some((one) => one.id === id));
  return (
    <TextField
      select
      margin="none"
      label={translate(`follow.incoming.${many ? 'colleagues' : 'colleague'}`)}
      value={many ? known : (known[0] ?? '')}
      required
      disabled={disabled}
      error={Boolean(fault)}
      helperText={fault}
      onChange={({ target }) => onChange([target.value].flat())}
      slotProps={{ select: { multiple: many } }}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {colleagues.map(({ id, fullName }) => (
        <MenuItem key={id} value={id}>
          {fullName}
        </MenuItem>
      ))}
    </TextField>
  );
};
