/**
 * The height in pixels reserved for the charts and for the panel's content: side by side, and stacked on a
 * phone.
 */
export const chartHeight = { xs: 480, md: 232 };
export const panelHeight = { xs: 640, md: 316 };
