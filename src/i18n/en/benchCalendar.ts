export const benchCalendar = {
  title: 'Bench calendar',
};
