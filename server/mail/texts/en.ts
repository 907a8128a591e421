import type { MailTexts } from './MailTexts.ts';

export const en: MailTexts = {
  invitation: {
    greeting: (name: string) => `Hello ${name},`,
    before: 'Welcome to TalentBench. Your account is ready. Choose a password to sign in for the first time:',
    after:
      'The link works once, within seven days. If you did not expect an account, you can ignore this email.',
    closing: 'Kind regards\nYour TalentBench team',
  },
  reset: {
    greeting: (name: string) => `Hello ${name},`,
    before: 'Use this link to choose a new password for your TalentBench account:',
    after:
      'The link works once, within one hour. If you do not need a new password, you can ignore this email. Your password will not change.',
    closing: 'Kind regards\nYour TalentBench team',
  },
  notice: {
    greeting: (name: string) => `Hello ${name},`,
    before: 'There is an update for your company on TalentBench:',
    after:
      'You receive this email because email notifications are turned on. Choose which ones you receive under Company Settings, Notifications.',
    closing: 'Kind regards\nYour TalentBench team',
  },
  report: {
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    before: 'A scheduled report is ready:',
    toLink: 'Open the report in TalentBench:',
    after:
      'To open the link, sign in with an account that can read reports. You receive this email because your address is on the recipient list of this scheduled report.',
    closing: 'Kind regards\nYour TalentBench team',
  },
  open: 'Open',
  unsubscribe: 'Unsubscribe:',
  file: {
    attached: (name, size) => `The file is attached: ${name} (${size}).`,
    tooLarge: 'The file is too large to send by email. Download it from the report page.',
  },
  declined: {
    greeting: () => 'Hello,',
    before:
      'Thank you for your interest in TalentBench. We reviewed your sign-up request and cannot approve it at this time. Reason:',
    toLink: 'If something has changed or we misunderstood something, please sign up again or contact us:',
    after: 'We would be happy to hear from you.',
    closing: 'Kind regards\nYour TalentBench team',
  },
  newsletter: {
    greeting: () => 'Hello,',
    before:
      'You are now subscribed to the TalentBench newsletter. It arrives once a month and shows which skills are in demand.',
    toLink: 'Visit TalentBench:',
    after: 'If you did not subscribe, or no longer want the newsletter, use the link below to unsubscribe.',
    closing: 'Kind regards\nYour TalentBench team',
  },
  audit: {
    greeting: () => 'Hello,',
    before: 'The daily verification of the TalentBench audit log has finished:',
    after:
      'Keep this email. Its head (the last seal of the chain) can prove later whether older entries were rewritten or removed.',
    closing: 'Kind regards\nYour TalentBench team',
  },
  operatorInvitation: {
    greeting: (name: string) => `Hello ${name},`,
    before:
      'You have been invited to operate TalentBench. Choose a password to sign in to the operator console for the first time:',
    after:
      'The link works once, within seven days. If you did not expect this invitation, you can ignore this email.',
    closing: 'Kind regards\nYour TalentBench team',
  },
  security: {
    greeting: (name: string) => `Hello ${name},`,
    before: 'The security of your TalentBench account has changed:',
    after:
      'If you do not know why, change your password and contact support. Security emails cannot be turned off.',
    closing: 'Kind regards\nYour TalentBench team',
  },
};
