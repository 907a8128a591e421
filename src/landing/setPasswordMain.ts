import { isLanguage } from '../i18n/languages.ts';

const container = document.querySelector<HTMLElement>('#set-password');
const { lang } = document.documentElement;
const { mountSetPassword } = await import('../auth/setPassword/mount.tsx');
if (container) mountSetPassword(container, isLanguage(lang) ? lang : 'en');
