/** Of the bar at the top of a console, in pixels. */
export const barHeight = 52;
