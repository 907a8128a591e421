import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  DateInput,
  FilterLiveForm,
  SelectInput,
  TextArrayInput,
  TextInput,
  useDataProvider,
  useListContext,
  useLocale,
  useTranslate,
} from 'react-admin';
import { availabilities } from '../../domain/contract/candidates/candidates.ts';
import { jobTypes } from '../../domain/contract/candidates/jobTypes.ts';
import { workplaces } from '../../domain/contract/candidates/workplaces.ts';
import type { CandidateFacets, FacetCount } from '../../domain/insight/candidateFacets.ts';
import { valueKey } from '../components/contract/valueKey.ts';
import { ReferenceNameInput } from '../components/inputs/ReferenceNameInput.tsx';
import { validateSearch } from '../components/inputs/validateSearch.ts';
import type { DataProvider } from '../dataProvider/port.ts';
import { AddedFilters, hasAddedCriteria } from './addedCriteria/addedScreens.ts';
import { DistanceFilter } from './DistanceFilter.tsx';
import { ExperienceRange } from './ExperienceRange.tsx';
import { FacetChips } from './FacetChips.tsx';
import { LanguageFilter } from './languages/LanguageFilter.tsx';
import { RateLimit } from './RateLimit.tsx';
import { TagFilter } from './tags/TagFilter.tsx';
import { OverlapFilter } from './workingHours/OverlapFilter.tsx';

/** The values that candidates have under the present filters, with their number. */
const useFacets = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const { filterValues } = useListContext();
  const filter = JSON.stringify(filterValues);
  const { data } = useQuery<CandidateFacets>({
    queryKey: ['candidates', 'facets', filter],
    queryFn: ({ signal }) => dataProvider.candidateFacets({ filter, signal }).then((answer) => answer.data),
    placeholderData: keepPreviousData,
  });
  return data;
};

/** The search criteria. All of them are kept in the address, so that a search can be saved and shared. */
export const TalentPoolFilters = ({ folded }: { folded: boolean }) => {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg')) && !folded;
  const [open, setOpen] = useState(false);
  const shown = isWide || open;
  return (
    <Paper
      component="search"
      variant="outlined"
      aria-label={translate('talentPoolPage.filters')}
      sx={folded ? { ...panel, ...inOneRow } : panel}
    >
      <FilterLiveForm>
        <TextInput
          source="q"
          label="talentPoolPage.search"
          helperText="talentPoolPage.searchHelp"
          validate={validateSearch}
          resettable
        />
        <Box sx={{ ...(folded && inColumns), ...(!shown && { display: 'none' }) }}>
          <MoreFilters />
        </Box>
      </FilterLiveForm>
      <Box sx={{ display: 'flex', flex: 'none', gap: 1, mt: 1 }}>
        {!isWide && (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {translate(open ? 'talentPoolPage.hideFilters' : 'talentPoolPage.showFilters')}
          </Button>
        )}
        <Button size="small" onClick={() => setFilters({}, {})}>
          {translate('talentPoolPage.reset')}
        </Button>
      </Box>
    </Paper>
  );
};

const MoreFilters = () => {
  const facets = useFacets();
  const { filterValues } = useListContext();
  const locale = useLocale();
  const translate = useTranslate();
  const counted = (found: readonly FacetCount[] | undefined, id: string, name: string) => {
    const count = found && (found.find(({ value }) => value === id)?.count ?? 0);
    return { id, name: count === undefined ? name : `${name} (${count.toLocaleString(locale)})` };
  };
  /** The chosen value stays a choice, also if no candidate has it under the other filters. */
  const choicesOf = (found: readonly FacetCount[] = [], chosen: string | undefined) =>
    [...new Set([...found.map(({ value }) => value), ...(chosen ? [chosen] : [])])]
      .sort((one, other) => one.localeCompare(other, locale))
      .map((id) => counted(found, id, id));
  return (
    <>
      <TextArrayInput
        source="skills_inc_any"
        label="talentPoolPage.skills"
        options={facets?.skills.map(({ value }) => value) ?? []}
        helperText={false}
        parse={(chosen: string[]) => (chosen?.length ? chosen : null)}
      />
      <FacetChips facets={facets} />
      <ExperienceRange />
      <TextInput source="city" label="talentPoolPage.location" helperText={false} parse={orNone} resettable />
      <DistanceFilter />
      <SelectInput
        source="country"
        label="talentPoolPage.country"
        emptyText="talentPoolPage.anyCountry"
        choices={choicesOf(facets?.country, filterValues.country)}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="availability"
        label="talentPoolPage.availability"
        emptyText="talentPoolPage.anyAvailability"
        choices={availabilities.map((id) =>
          counted(facets?.availability, id, translate(valueKey('candidates', 'availability', id))),
        )}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="openTo"
        label="talent.jobTypes.label"
        emptyText="talent.jobTypes.any"
        choices={jobTypes.map((id) =>
          counted(facets?.jobType, id, translate(valueKey('candidates', 'jobTypes', id))),
        )}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="workplace"
        label="talent.workplaces.label"
        emptyText="talent.workplaces.any"
        choices={workplaces.map((id) =>
          counted(facets?.workplace, id, translate(valueKey('candidates', 'workplaces', id))),
        )}
        translateChoice={false}
        helperText={false}
      />
      <DateInput source="freeBy" label="talentPoolPage.freeBy" helperText={false} parse={orNone} />
      <LanguageFilter facets={facets} />
      <OverlapFilter />
      {hasAddedCriteria(filterValues.added) && (
        <Suspense fallback={null}>
          <AddedFilters facets={facets} />
        </Suspense>
      )}
      <RateLimit />
      <ReferenceNameInput
        source="companyId"
        reference="companies"
        filter={providers}
        label="talentPoolPage.provider"
        helperText={false}
      />
      <TagFilter />
    </>
  );
};

/** The buttons stand beside the search. */
const inOneRow = {
  py: 0.5,
  display: { md: 'flex' },
  gap: 2,
  alignItems: 'flex-start',
  '& > form': { flex: 1, minWidth: 0 },
};
const inColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  columnGap: 2,
  alignItems: 'start',
};
const providers = { type: 'provider' };
/** Undefined would leave the filter as it was. */
const orNone = (text: string) => text || null;
const panel = { p: 2, borderRadius: '12px', borderColor: 'divider' };
