import { useTranslate } from 'react-admin';
import { Panel } from '../../components/tiles/Panel.tsx';

export const IntegrationsTab = () => (
  <Panel title={useTranslate()('platformSettings.tabs.integrations')}>{null}</Panel>
);
