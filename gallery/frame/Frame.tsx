import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { writeAddress } from '../address.ts';
import type { ListedStory } from '../gallery.ts';
import { Stage } from './Stage.tsx';
import { StoryList } from './StoryList.tsx';
import { Tools } from './Tools.tsx';
import { useAddress } from './useAddress.ts';

export const Frame = () => {
  const { address, go } = useAddress();
  const page = useRef<HTMLIFrameElement>(null);
  const [stories, setStories] = useState<readonly ListedStory[]>([]);
  const chosen = stories.find(({ id }) => id === address.story) ?? stories[0];
  const asked = writeAddress({ ...address, alone: true });

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== page.current?.contentWindow || data !== 'gallery') return;
      setStories(page.current?.contentWindow?.gallery?.stories ?? []);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (stories.length > 0) page.current?.contentWindow?.gallery?.show(asked);
  }, [asked, stories]);
  useEffect(() => {
    if (chosen) document.title = `${chosen.title}: ${chosen.name}`;
  }, [chosen]);

  return (
    <Box sx={columns}>
      <StoryList
        stories={stories}
        chosen={chosen}
        addressOf={(story) => writeAddress({ ...address, story, width: undefined })}
        choose={(story) => go({ story, width: undefined })}
      />
      <Box component="main" sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', minWidth: 0, minHeight: 0 }}>
        <Tools story={chosen} address={address} go={go} />
        <Stage page={page} width={address.width ?? chosen?.width ?? 1366} first={asked} />
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  height: '100dvh',
};
