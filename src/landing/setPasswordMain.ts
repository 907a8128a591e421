import { mountSetPassword } from '../auth/setPassword/mount.tsx';
import { isLanguage } from '../i18n/languages.ts';

const container = document.querySelector<HTMLElement>('#set-password');
const { lang } = document.documentElement;
if (container) mountSetPassword(container, isLanguage(lang) ? lang : 'en');
