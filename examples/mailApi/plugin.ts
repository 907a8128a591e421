import { definePlugin } from 'talentbench/plugin';

/** Sends the mails through a service with an HTTP API, where port 587 is closed or mails are counted by their sender. */
export const plugin = definePlugin({
  name: 'mailApi',
  mailCarriers: {
    mailApi: { open: async (setting, from) => (await import('./messages.ts')).openMessages(setting, from) },
  },
});
