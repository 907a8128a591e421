import { useTranslate } from 'react-admin';
import { Panel } from '../../components/tiles/Panel.tsx';

export const GeneralTab = () => <Panel title={useTranslate()('platformSettings.tabs.general')}>{null}</Panel>;
