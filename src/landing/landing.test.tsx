import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillLanding } from '../../scripts/fillLanding.ts';
import { landing } from '../i18n/en/landing.ts';
import { wireDrawer } from './drawer.ts';
import { showNotice } from './notice.ts';
import { renderLanding } from './render.tsx';
import { wireThemeSwitch } from './themeSwitch.ts';

beforeEach(async () => {
  document.body.innerHTML = (await renderLanding()).body;
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.body.innerHTML = '';
});

describe('the landing page', () => {
  it('links to its five sections, and each of them is there', () => {
    const [bar] = screen.getAllByRole('navigation', { name: landing.nav.label });
    const links = within(bar as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Features',
      'Pricing',
      'About',
      'Contact',
    ]);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('is complete without any script', async () => {
    const html = fillLanding('<title><!--title--></title><!--style--><!--body-->', await renderLanding());
    expect(html).not.toContain('<!--');
    expect(html).toContain(landing.hero.title);
  });

  it('asks for no inline script or style attribute, which the security policy would refuse', () => {
    expect(document.querySelectorAll('script, [style], [onclick]')).toHaveLength(0);
  });

  it('opens its drawer from the menu button and closes it when a link is chosen', async () => {
    wireDrawer();
    const user = userEvent.setup();
    const opener = screen.getByRole('button', { name: 'Menu' });
    await user.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(drawer).getByRole('link', { name: 'Pricing' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('switches between light and dark and remembers the choice', async () => {
    wireThemeSwitch();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Switch to dark colours' }));
    expect(localStorage.getItem('colourScheme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light colours' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('shows a notice for six seconds', () => {
    vi.useFakeTimers();
    showNotice('sessionEnded');
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Please sign in again.');
    vi.advanceTimersByTime(6000);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    vi.useRealTimers();
  });
});
