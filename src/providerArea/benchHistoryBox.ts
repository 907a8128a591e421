/** Pixels kept for the charts, and for all of the panel under its title: beside each other, and above each other on a phone. */
export const chartHeight = { xs: 480, md: 232 };
export const panelHeight = { xs: 640, md: 316 };
