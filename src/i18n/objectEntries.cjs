// Replaces polyglot's object.entries package. All supported browsers have the function, so no polyfill is
// needed.
module.exports = Object.entries;
