import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import { defineConsolePart } from '../../components/consolePart.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { movedTo, pageFor } from '../../components/screens/movedTo.tsx';
import { responseTemplates } from '../../resources/responseTemplates/index.ts';
import { ticketEvents } from '../../resources/ticketEvents/index.ts';
import { ticketResponses } from '../../resources/ticketResponses/index.ts';

/** Support Tickets as one page whose dialogs have addresses below the list's and open over it. */
const supportDesk = {
  name: 'tickets',
  list: lazyScreen(() => import('./SupportPage.tsx'), 'SupportPage'),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
};

export const consolePart = defineConsolePart({
  menu: [
    {
      after: ['/reports', '/analytics'],
      labelKey: 'admin.menu.support',
      path: '/support',
      icon: SupportIcon,
      alsoFor: ['/tickets'],
      resource: 'tickets',
    },
  ],
  alsoFor: { '/all-data': ['/ticketResponses', '/ticketEvents', '/responseTemplates'] },
  allData: { support: ['ticketResponses', 'ticketEvents', 'responseTemplates'] },
  resources: [movedTo('/support', supportDesk), ticketResponses, ticketEvents, responseTemplates],
  pages: [pageFor('/support', supportDesk)],
});
