import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Width } from '../address.ts';

interface Props {
  page: RefObject<HTMLIFrameElement | null>;
  width: Width;
  /** The initial URL of the page. Later changes are sent to it. */
  first: string;
}

/** The page of the story in the chosen width, scaled down if there is less room. */
export const Stage = ({ page, width, first }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: width as number, height: 0 });
  const [source] = useState(first);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / (width + 2));
  return (
    <Box ref={place} sx={{ overflow: 'hidden', minHeight: 0, m: 2 }}>
      <Box
        component="iframe"
        ref={page}
        title="Story"
        src={source}
        sx={{
          display: 'block',
          boxSizing: 'content-box',
          width,
          height: room.height / scale - 2,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
    </Box>
  );
};
