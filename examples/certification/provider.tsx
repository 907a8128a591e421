import CertificateIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { defineConsolePart, plainResource } from 'talentbench/plugin/site';

export const consolePart = defineConsolePart({
  menu: [
    { after: '/employees', labelKey: 'certification.menu', path: '/certificates', icon: CertificateIcon },
  ],
  resources: [plainResource('certificates')],
});
