import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ListedStory } from '../gallery.ts';
import { StoryLink } from './StoryLink.tsx';
import { type Titled, titlesOf } from './titlesOf.ts';

interface Props {
  stories: readonly ListedStory[];
  chosen: ListedStory | undefined;
  addressOf: (id: string) => string;
  choose: (id: string) => void;
}

/** All stories by group and title. A title expands when one of its stories is selected or found. */
export const StoryList = ({ stories, chosen, addressOf, choose }: Props) => {
  const [searched, setSearched] = useState('');
  const groups = titlesOf(stories, searched);
  const isOpen = ({ title }: Titled) => searched !== '' || title === chosen?.title;
  const link = (story: ListedStory, label: string, level: 1 | 2) => (
    <StoryLink
      key={story.id}
      label={label}
      level={level}
      here={story === chosen}
      href={addressOf(story.id)}
      choose={() => choose(story.id)}
    />
  );
  return (
    <Box component="nav" aria-label="Stories" sx={side}>
      <Box sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <TextField
          type="search"
          size="small"
          margin="none"
          fullWidth
          placeholder={`Search ${stories.length} stories`}
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
          slotProps={{ htmlInput: { 'aria-label': 'Search stories' } }}
        />
      </Box>
      <Box sx={{ overflowY: 'auto', minHeight: 0, pb: 2 }}>
        {groups.map(({ group, titles }) => (
          <section key={group}>
            <Typography component="h2" variant="overline" sx={heading}>
              {group}
            </Typography>
            {titles.map((titled) => (
              <div key={titled.title}>
                {titled.stories[0] && link(titled.stories[0], titled.label, 1)}
                {isOpen(titled) && titled.stories.map((story) => link(story, story.name, 2))}
              </div>
            ))}
          </section>
        ))}
        {groups.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
            {searched ? 'No stories found' : 'Loading'}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

const side = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
const heading = {
  position: 'sticky',
  top: 0,
  display: 'block',
  px: 2,
  pt: 1,
  lineHeight: 2,
  color: 'text.secondary',
  bgcolor: 'background.paper',
};
