import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import site from '../../locales/en/site.json';
import { wireCarousel } from './carousel.ts';
import { openPage } from './testing.ts';

const { landing } = site;

const { people, title } = landing.testimonials;
const names = people.map(({ name }) => name);
const carousel = () => screen.getByRole('region', { name: title });
const press = (name: string) => within(carousel()).getByRole('button', { name }).click();
const track = () => carousel().querySelector('[aria-live]');
const shown = () => {
  const slides = [...carousel().querySelectorAll('[data-shown]')];
  expect(slides).toHaveLength(1);
  return slides[0]?.querySelector('strong')?.textContent;
};
const waited = (seconds: number) => {
  vi.advanceTimersByTime(seconds * 1000);
  return shown();
};
const happens = (type: string, target: EventTarget = carousel()) => target.dispatchEvent(new Event(type));

const open = () => {
  openPage();
  wireCarousel();
};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // A timer from one test must not change the slides of the next one.
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the testimonials', () => {
  it('are three, each with name, role, quote, initials, company and a rating of 5', () => {
    open();
    expect(names).toHaveLength(3);
    for (const { name, role, quote, initials, company } of people) {
      const slide = within(within(carousel()).getByText(name).closest('.slide') as HTMLElement);
      for (const words of [quote, initials]) expect(slide.getByText(words)).toBeInTheDocument();
      expect(slide.getByText(new RegExp(`${role}, ${company}`))).toBeInTheDocument();
      expect(slide.getByRole('img', { name: 'Rated 5 out of 5' })).toBeInTheDocument();
    }
  });

  it('turn every five seconds and begin again after the third', () => {
    open();
    expect([shown(), waited(4.9), waited(0.2), waited(5), waited(5)]).toEqual([
      names[0],
      names[0],
      names[1],
      names[2],
      names[0],
    ]);
  });

  it('move to the next and the previous one by hand, around both ends', () => {
    open();
    press('Previous testimonial');
    expect(shown()).toBe(names[2]);
    press('Next testimonial');
    expect(shown()).toBe(names[0]);
  });

  it('are announced politely when moved by hand, and not while they turn by themselves', () => {
    open();
    expect(track()).toHaveAttribute('aria-live', 'off');
    press('Next testimonial');
    expect(track()).toHaveAttribute('aria-live', 'polite');
  });

  it('stand still while the pointer is over them', () => {
    open();
    happens('pointerenter');
    expect(waited(20)).toBe(names[0]);
    happens('pointerleave');
    expect(waited(5)).toBe(names[1]);
  });

  it('stand still while focus is within them', () => {
    open();
    happens('focusin');
    expect(waited(20)).toBe(names[0]);
    happens('focusout');
    expect(waited(5)).toBe(names[1]);
  });

  it('stand still while the tab is hidden', () => {
    open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    happens('visibilitychange', document);
    expect(waited(20)).toBe(names[0]);
    hidden.mockReturnValue(false);
    happens('visibilitychange', document);
    expect(waited(5)).toBe(names[1]);
  });

  it('stand still when paused, until they are resumed', () => {
    open();
    press('Pause rotation');
    expect(waited(20)).toBe(names[0]);
    press('Resume rotation');
    expect(waited(5)).toBe(names[1]);
  });

  it('begin paused for those who want less motion', () => {
    const calm = { matches: true, addEventListener: () => undefined };
    vi.spyOn(window, 'matchMedia').mockReturnValue(calm as unknown as MediaQueryList);
    open();
    expect(waited(20)).toBe(names[0]);
    expect(within(carousel()).getByRole('button', { name: 'Resume rotation' })).toBeInTheDocument();
  });
});
