/** What an e-mail looks like; apart from the fields, so that the public page can ask without carrying zod. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
