import { useTranslate } from 'react-admin';
import { Panel } from '../../components/tiles/Panel.tsx';

export const UpkeepTab = () => <Panel title={useTranslate()('platformSettings.tabs.upkeep')}>{null}</Panel>;
