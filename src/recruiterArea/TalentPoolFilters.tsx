import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterLiveForm, useGetList, useListContext, useTranslate } from 'ra-core';
import { DateInput, SelectInput, TextArrayInput, TextInput } from 'ra-ui-materialui';
import { useMemo, useState } from 'react';
import { availabilities, type Candidate } from '../../domain/contract/candidates/candidates.ts';
import { valueKey } from '../components/contract/valueKey.ts';
import { ReferenceNameInput } from '../components/inputs/ReferenceNameInput.tsx';
import { ExperienceRange } from './ExperienceRange.tsx';
import { RateLimit } from './RateLimit.tsx';
import { TagFilter } from './tags/TagFilter.tsx';

const byCount = (words: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([word]) => word);
};

/** The last part of a location: "Austin, United States" is in the United States. */
const countryOf = (location: string) => location.slice(location.lastIndexOf(', ') + 1).trim();

/** The skills and locations of existing candidates, offered as suggestions. */
const useKnownWords = () => {
  const { data } = useGetList<Candidate>(
    'candidates',
    { pagination: { page: 1, perPage: 500 }, sort: { field: 'id', order: 'DESC' } },
    { staleTime: 5 * 60 * 1000 },
  );
  return useMemo(() => {
    const places = data?.map(({ location }) => location) ?? [];
    return {
      skills: byCount(data?.flatMap(({ skills }) => skills) ?? []),
      locations: byCount(places).sort(),
      countries: byCount(places.map(countryOf)).sort(),
    };
  }, [data]);
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
      aria-label={translate('pages.talentPool.filters')}
      sx={folded ? { ...panel, ...inOneRow } : panel}
    >
      <FilterLiveForm>
        <TextInput source="q" label="pages.talentPool.search" helperText={false} resettable />
        <Box sx={{ ...(folded && inColumns), ...(!shown && { display: 'none' }) }}>
          <MoreFilters />
        </Box>
      </FilterLiveForm>
      <Box sx={{ display: 'flex', flex: 'none', gap: 1, mt: 1 }}>
        {!isWide && (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {translate(open ? 'pages.talentPool.hideFilters' : 'pages.talentPool.showFilters')}
          </Button>
        )}
        <Button size="small" onClick={() => setFilters({}, {})}>
          {translate('pages.talentPool.reset')}
        </Button>
      </Box>
    </Paper>
  );
};

const MoreFilters = () => {
  const { skills, locations, countries } = useKnownWords();
  return (
    <>
      <TextArrayInput
        source="skills_inc_any"
        label="pages.talentPool.skills"
        options={skills}
        helperText={false}
        parse={(chosen: string[]) => (chosen?.length ? chosen : undefined)}
      />
      <ExperienceRange />
      <SelectInput
        source="location"
        label="pages.talentPool.location"
        emptyText="pages.talentPool.anyLocation"
        choices={locations.map((id) => ({ id, name: id }))}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="country"
        label="pages.talentPool.country"
        emptyText="pages.talentPool.anyCountry"
        choices={countries.map((id) => ({ id, name: id }))}
        translateChoice={false}
        helperText={false}
      />
      <SelectInput
        source="availability"
        label="pages.talentPool.availability"
        emptyText="pages.talentPool.anyAvailability"
        choices={availabilities.map((id) => ({ id, name: valueKey('candidates', 'availability', id) }))}
        helperText={false}
      />
      <DateInput source="freeBy" label="pages.talentPool.freeBy" helperText={false} parse={orNone} />
      <RateLimit />
      <ReferenceNameInput
        source="companyId"
        reference="companies"
        filter={providers}
        label="pages.talentPool.provider"
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
const orNone = (day: string) => day || undefined;
const panel = { p: 2, borderRadius: '14px', borderColor: 'divider' };
