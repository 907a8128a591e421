import { SettingsPage } from '../../components/settings/SettingsPage.tsx';
import { tabs } from './tabs.ts';

/** Company Settings of a provider. */
export const ProviderSettings = () => <SettingsPage tabs={tabs} />;
