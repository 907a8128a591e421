import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { NumberInput, SelectInput, TextArrayInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { jobTypes } from '../../../domain/contract/candidates/jobTypes.ts';
import { workplaces } from '../../../domain/contract/candidates/workplaces.ts';
import { starts } from '../../../domain/matching/market/startNeeded.ts';
import { skillKey } from '../../../domain/skills/spelling.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { SkillsTextInput } from '../../components/inputs/SkillsTextInput.tsx';
import { useVocabulary } from '../../components/inputs/useVocabulary.ts';
import { AddedInput, hasAddedCriteria } from '../addedCriteria/addedScreens.ts';
import { distances } from '../DistanceFilter.tsx';
import { JobChoice } from '../jobs/JobChoice.tsx';
import { LanguageNeeds } from '../languages/LanguageNeeds.tsx';
import { RateLimitInputs } from '../RateLimitInputs.tsx';
import { WhatTextSays } from '../reading/WhatTextSays.tsx';
import { OverlapInputs } from '../workingHours/OverlapInputs.tsx';
import { asksNothing, type CriteriaForm, criteriaOfJob, settled } from './criteriaForm.ts';
import { MustSkills } from './MustSkills.tsx';
import { OnlyWho } from './OnlyWho.tsx';
import { useCriteria } from './useCriteria.ts';
import { useReading, useReadSkills } from './useSkillsOfJob.ts';
import { WeightInputs } from './WeightInputs.tsx';

/** Fills in title, skills, experience, job type and workplace from one of the company's jobs; keeps the other criteria. */
const JobSource = () => {
  const translate = useTranslate();
  const { getValues, reset, setValue } = useFormContext<CriteriaForm>();
  const jobId = useWatch<CriteriaForm, 'jobId'>({ name: 'jobId' });
  const readSkills = useReadSkills();
  return (
    <JobChoice
      label={translate('recommendations.form.job')}
      placeholder={translate('recommendations.form.jobPlaceholder')}
      jobId={jobId}
      onChange={async (chosen, job) => {
        if (job) {
          const read = await readSkills(job);
          const { locations, within, languages, overlap, rate, added, addedMusts, availability, weights } =
            getValues();
          const kept = {
            locations,
            within,
            languages,
            overlap,
            rate,
            added,
            addedMusts,
            availability,
            weights,
          };
          reset({ ...criteriaOfJob(job, read), ...kept });
        } else {
          setValue('jobId', chosen);
          setValue('text', null);
        }
      }}
      sx={{ mb: 0.5 }}
    />
  );
};

/** Input for the locations of candidates. */
const PlacesInput = () => {
  const { locations } = useVocabulary();
  return (
    <TextArrayInput
      source="locations"
      label="recommendations.form.location"
      helperText="recommendations.form.locationHint"
      options={locations}
      filterSelectedOptions
      parse={(chosen: string[] | null) => chosen ?? []}
    />
  );
};

/** How far around the chosen cities, once there is one. */
const DistanceInput = () => {
  const translate = useTranslate();
  const locations = useWatch<CriteriaForm, 'locations'>({ name: 'locations' });
  if (locations.length === 0) return null;
  return (
    <SelectInput
      source="within"
      label={<span>{translate('recommendations.form.within')}</span>}
      choices={distances.map((id) => ({
        id,
        name: translate(`recommendations.form.${id === 0 ? 'withinPlace' : 'withinDistance'}`, { count: id }),
      }))}
      translateChoice={false}
      isRequired
      helperText={false}
    />
  );
};

const LanguagesInput = () => {
  const { setValue } = useFormContext<CriteriaForm>();
  const languages = useWatch<CriteriaForm, 'languages'>({ name: 'languages' });
  return (
    <LanguageNeeds
      value={languages}
      onChange={(needs) => setValue('languages', needs, { shouldDirty: true })}
    />
  );
};

const OverlapInput = () => {
  const { setValue } = useFormContext<CriteriaForm>();
  const overlap = useWatch<CriteriaForm, 'overlap'>({ name: 'overlap' });
  return (
    <OverlapInputs
      value={overlap}
      onChange={(chosen) => setValue('overlap', chosen, { shouldDirty: true })}
    />
  );
};

const RateInput = () => {
  const { setValue } = useFormContext<CriteriaForm>();
  const rate = useWatch<CriteriaForm, 'rate'>({ name: 'rate' });
  return (
    <Box sx={{ pt: 1 }}>
      <RateLimitInputs value={rate} onChange={(limit) => setValue('rate', limit, { shouldDirty: true })} />
    </Box>
  );
};

/** All search criteria, the most common first. */
export const CriteriaInputs = () => {
  const translate = useTranslate();
  return (
    <>
      <JobSource />
      <TextInput source="jobTitle" label="recommendations.form.jobTitle" parse={asTyped} helperText={false} />
      <SkillsTextInput
        source="skills"
        label="recommendations.form.skills"
        helperText="recommendations.form.skillsHint"
      />
      <FromText />
      <MustSkills />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <YearsInput source="experienceFrom" />
        <YearsInput source="experienceTo" />
      </Box>
      <PlacesInput />
      <DistanceInput />
      <LanguagesInput />
      <OverlapInput />
      <RateInput />
      <SelectInput
        source="jobType"
        label="talent.jobTypes.label"
        emptyText="talent.jobTypes.any"
        choices={jobTypes.map((id) => ({ id, name: translate(valueKey('candidates', 'jobTypes', id)) }))}
        translateChoice={false}
        parse={(type: string) => type || null}
        helperText={false}
      />
      <SelectInput
        source="workplace"
        label="talent.workplaces.label"
        emptyText="talent.workplaces.any"
        choices={workplaces.map((id) => ({ id, name: translate(valueKey('candidates', 'workplaces', id)) }))}
        translateChoice={false}
        parse={(workplace: string) => workplace || null}
        helperText={false}
      />
      <AddedInputs />
      <SelectInput
        source="availability"
        label={<span>{translate('recommendations.form.availability')}</span>}
        choices={starts.map((id) => ({ id, name: translate(`recommendations.form.starts.${id}`) }))}
        translateChoice={false}
        isRequired
        helperText={false}
      />
      <OnlyWho />
      <WeightInputs />
      <Nothing />
    </>
  );
};

const AddedInputs = () => {
  const added = useWatch<CriteriaForm, 'added'>({ name: 'added' });
  if (!hasAddedCriteria(added)) return null;
  return (
    <Suspense fallback={null}>
      <AddedInput />
    </Suspense>
  );
};

/** Keeps a cleared input as an empty string. */
const asTyped = (text: string) => text;

const YearsInput = ({ source }: { source: 'experienceFrom' | 'experienceTo' }) => {
  const translate = useTranslate();
  return (
    <NumberInput
      source={source}
      label={`recommendations.form.${source}`}
      min={0}
      helperText={false}
      placeholder={translate('recommendations.form.years')}
      // Half as wide as the form: small labels fit in every language.
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};

/** Says that the skills are those of the job's description, and what else it says. */
const FromText = () => {
  const translate = useTranslate();
  const { skills, text } = useCriteria();
  const { data: reading } = useReading(text);
  const { getValues, setValue } = useFormContext<CriteriaForm>();
  const [answered, setAnswered] = useState<readonly { text: string; name: string }[]>([]);
  if (!text) return null;
  const done = answered.filter((one) => one.text === text).map(({ name }) => name);
  const known = new Set([...done, ...skills].map(skillKey));
  const unsure = reading?.unsure.filter(({ name }) => !known.has(skillKey(name)));
  const settle = (name: string, isAsked: boolean) => {
    setAnswered([...answered, { text, name }]);
    const next = settled(getValues(), reading?.skills ?? [], isAsked ? [name] : []);
    setValue('skills', next.skills, { shouldDirty: true });
    setValue('musts', next.musts);
    setValue('years', next.years);
  };
  return (
    <Box sx={{ mb: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate(`recommendations.form.${skills.length > 0 ? 'readFromText' : 'fromText'}`)}
      </Typography>
      {reading && <WhatTextSays reading={{ ...reading, unsure, unchecked: [] }} onSettle={settle} />}
    </Box>
  );
};

const Nothing = () => {
  const translate = useTranslate();
  if (!asksNothing(useCriteria())) return null;
  return (
    <Typography color="textSecondary" sx={{ fontSize: 13, mt: 1, px: 0.5 }}>
      {translate('recommendations.form.nothing')}
    </Typography>
  );
};
