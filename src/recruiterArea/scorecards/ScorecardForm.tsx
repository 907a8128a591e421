import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import {
  ratingScale,
  recommendations,
  type Scorecard,
  scorecards,
} from '../../../domain/contract/hiring/scorecards.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { checkValue } from '../../components/inputs/checkValue.ts';

interface Props {
  interview: Pick<Interview, 'id' | 'entryId' | 'focus'>;
  skills: readonly string[];
  /** How many colleagues have given theirs. */
  given: number;
  /** Shown beside the form. */
  kit: ReactNode;
  onClose: () => void;
}

/** A rating for each skill of the job, those that the interview is about first, a recommendation, and notes. */
export const ScorecardForm = ({ interview, skills, given, kit, onClose }: Props) => {
  const focus = skills.filter((skill) => interview.focus.includes(skill));
  const others = skills.filter((skill) => !focus.includes(skill));
  const translate = useTranslate();
  const words = (key: string, values?: object) => translate(`pipeline.scorecards.${key}`, values);
  const [ratings, setRatings] = useState<Readonly<Record<string, number | null>>>({});
  const [recommendation, setRecommendation] = useState<Scorecard['recommendation'] | null>(null);
  const [notes, setNotes] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { give, giving } = useGive(interview.id, interview.entryId);
  const notesFault = notes ? checkValue(scorecards.fields.notes, notes) : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog's events bubble to the forms around it.
    event.stopPropagation();
    setIsChecked(true);
    if (recommendation === null || notesFault) return;
    await give({
      recommendation,
      ratings: skills.flatMap((skill) => {
        const rating = ratings[skill];
        return rating ? [{ skill, rating }] : [];
      }),
      notes: notes.trim() || null,
    });
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'contents' }}>
      <DialogContent sx={sides}>
        {kit}
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Typography variant="body2" color="textSecondary">
            {words('once')} {given > 0 && words('hidden', { smart_count: given })}
          </Typography>
          {[focus, others]
            .filter((some) => some.length > 0)
            .map((some) => (
              <Box key={some === focus ? 'focus' : 'others'} sx={rows}>
                {focus.length > 0 && (
                  <Typography component="h3" sx={{ gridColumn: '1 / -1', fontSize: 14, fontWeight: 600 }}>
                    {translate(`pipeline.kit.${some === focus ? 'focus' : 'others'}`)}
                  </Typography>
                )}
                {some.map((skill) => (
                  <Choice
                    key={skill}
                    label={skill}
                    value={ratings[skill] ?? null}
                    choices={ratingScale.map((value) => [value, words(`ratings.${value}`)])}
                    onChange={(rating) => setRatings((before) => ({ ...before, [skill]: rating }))}
                  />
                ))}
              </Box>
            ))}
          <Box sx={rows}>
            <Choice
              label={`${words('recommendation')} *`}
              value={recommendation}
              choices={recommendations.map((value) => [
                value,
                translate(valueKey('scorecards', 'recommendation', value)),
              ])}
              onChange={setRecommendation}
              fault={
                isChecked && recommendation === null ? translate('pipeline.scorecards.choose') : undefined
              }
            />
          </Box>
          <TextField
            label={words('notes')}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
            multiline
            minRows={3}
            margin="none"
            error={!!notesFault}
            helperText={notesFault}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={giving}>
          {words('send')}
        </Button>
      </DialogActions>
    </Box>
  );
};

interface ChoiceProps<V> {
  label: string;
  value: V | null;
  choices: readonly (readonly [V, string])[];
  onChange: (value: V | null) => void;
  fault?: string;
}

/** A label and a row of buttons, of which one or none is pressed. */
const Choice = <V extends string | number>({ label, value, choices, onChange, fault }: ChoiceProps<V>) => {
  const id = useId();
  return (
    <>
      <Typography id={id} component="div" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={value}
          onChange={(_, chosen: V | null) => onChange(chosen)}
          aria-labelledby={id}
          aria-describedby={fault ? `${id}fault` : undefined}
          sx={{
            flexWrap: 'wrap',
            '& .MuiToggleButton-root': { px: { xs: 1, sm: 1.5 }, textTransform: 'none', minHeight: 36 },
          }}
        >
          {choices.map(([one, name]) => (
            <ToggleButton key={one} value={one}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {fault && (
          <FormHelperText id={`${id}fault`} error role="alert">
            {fault}
          </FormHelperText>
        )}
      </Box>
    </>
  );
};

const useGive = (interviewId: string, entryId: string) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [giving, setGiving] = useState(false);
  const give = async (answers: Pick<Scorecard, 'recommendation' | 'ratings' | 'notes'>) => {
    setGiving(true);
    try {
      await dataProvider.create('scorecards', { data: { interviewId, ...answers } });
      notify('pipeline.scorecards.given', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['scorecards', entryId] });
      refresh();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setGiving(false);
    }
  };
  return { give, giving };
};

const sides = {
  pt: 0,
  display: 'grid',
  gap: { xs: 2.5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
};
const rows = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 200px) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0.5, sm: 1 },
  alignItems: 'center',
};
