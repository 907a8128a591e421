/** When a candidate can start: at once, or after a notice period. */
export const availabilities = ['Immediate', '2 weeks notice', '1 month notice'] as const;
