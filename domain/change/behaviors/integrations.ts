import type { Rows } from '../../contract/index.ts';
import { isWorse } from '../../settings/serviceHealth.ts';
import type { Behavior } from '../behavior.ts';
import { notifyOperators } from '../notifications/operatorNotifications.ts';

export const integrations: Behavior<Rows['integrations']> = {
  effects: (before, after) =>
    after && after.companyId === null && isWorse(before?.health, after.health)
      ? [
          notifyOperators({
            key: 'performanceAlerts',
            code: 'serviceWorse',
            values: { service: after.name, health: after.health },
            link: '/platform-admin/settings/integrations',
          }),
        ]
      : [],
};
