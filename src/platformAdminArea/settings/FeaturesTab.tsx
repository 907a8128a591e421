import { useTranslate } from 'react-admin';
import { Panel } from '../../components/tiles/Panel.tsx';

export const FeaturesTab = () => (
  <Panel title={useTranslate()('platformSettings.tabs.features')}>{null}</Panel>
);
