import { SettingsPage } from '../../components/settings/SettingsPage.tsx';
import { tabs } from './tabs.ts';

/** Company Settings of a recruiter. */
export const RecruiterSettings = () => <SettingsPage tabs={tabs} />;
