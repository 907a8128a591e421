import CustomFieldsIcon from '@mui/icons-material/DynamicFormOutlined';
import { lazyScreen } from '../../screens/lazyScreen.ts';
import type { SettingsTab } from '../../settings/SettingsTab.ts';

/** The tab of a company’s settings for its custom fields. */
export const customFieldsTab: SettingsTab = {
  path: 'custom-fields',
  labelKey: 'customFields.title',
  icon: CustomFieldsIcon,
  Page: lazyScreen(() => import('./CustomFieldsTab.tsx'), 'CustomFieldsTab'),
};
