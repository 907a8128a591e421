import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

export interface PageTab {
  /** Relative to the console's path. */
  path: string;
  labelKey: string;
}

interface Props {
  tabs: readonly PageTab[];
  /** Accessible name of the tabs. */
  labelKey: string;
  /** Nested below a tab of another row of tabs. */
  isInner?: boolean;
}

/** Parts of a page, each with its own URL. They wrap on narrow pages. */
export const PageTabs = ({ tabs, labelKey, isInner = false }: Props) => {
  const translate = useTranslate();
  const basename = useBasename();
  const inside = useLocation().pathname.slice(basename.length);
  const here = tabAt(tabs, inside);
  return (
    <Box component="nav" aria-label={translate(labelKey)} sx={isInner ? { ...row, mt: -0.5, mb: 1 } : row}>
      {tabs.map((tab) => {
        const isHere = tab === here;
        return (
          <Button
            key={tab.path}
            component={Link}
            to={basename + tab.path}
            color={isHere ? 'primary' : 'inherit'}
            aria-current={isHere ? 'page' : undefined}
            size={isInner ? 'small' : 'medium'}
            sx={(isInner ? inner : outer)(isHere)}
          >
            {translate(tab.labelKey)}
          </Button>
        );
      })}
    </Box>
  );
};

/** The tab of the URL, or the closest parent: a dialog may have a URL below its tab's. */
const tabAt = (tabs: readonly PageTab[], inside: string) =>
  tabs
    .filter(({ path }) => `${inside}/`.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

const outer = (isHere: boolean) => ({
  borderBottom: 2,
  borderColor: isHere ? 'primary.main' : 'transparent',
  borderRadius: 0,
});
const inner = (isHere: boolean) => ({
  px: 1.5,
  borderRadius: '6px',
  bgcolor: isHere ? 'action.selected' : 'transparent',
});
const row = { display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: -0.5, mb: 1 };
