import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useBasename, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../components/contract/useMay.ts';
import { useExtensions } from '../components/extensions.ts';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { Panel } from '../components/tiles/Panel.tsx';
import { otherResources } from './resources.ts';

/** Links to the lists of all nouns without a sidebar entry. */
export const AllData = () => {
  const translate = useTranslate();
  const { allData } = useExtensions();
  return (
    <>
      <PageTitle>{translate('admin.menu.allData')}</PageTitle>
      <Box sx={grid}>
        {Object.entries(otherResources).map(([group, resources]) => (
          <Panel key={group} title={translate(`admin.dataGroups.${group}`)}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {[...(allData[group] ?? []), ...resources.map(({ name }) => name)].map((name) => (
                <NounLink key={name} name={name} />
              ))}
            </Box>
          </Panel>
        ))}
      </Box>
    </>
  );
};

const NounLink = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const canAccess = useMay('list', name);
  if (!canAccess) return null;
  return (
    <li>
      <Link component={RouterLink} to={`${basename}/${name}`} sx={{ display: 'block', py: 0.75 }}>
        {translate(`resources.${name}.plural`)}
      </Link>
    </li>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: 2,
  alignItems: 'start',
};
