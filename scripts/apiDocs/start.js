// As on the other pages: the stored choice of light or dark, or else that of the system.
const system = matchMedia('(prefers-color-scheme: dark)');
const draw = () => {
  const { dataset, classList } = document.documentElement;
  classList.toggle('dark-mode', dataset.theme ? dataset.theme === 'dark' : system.matches);
};
draw();
system.addEventListener('change', draw);

const within =
  (tag, attributes, heading) =>
  (Original, { React: { createElement } }) =>
  (given) =>
    createElement(
      tag,
      attributes,
      heading && createElement('h2', null, heading),
      createElement(Original, given),
    );
/** What Swagger UI lacks for screen readers: landmarks, a heading, a label, and no link within a button. */
const accessible = {
  wrapComponents: {
    // There is one server, this one.
    ServersContainer: () => () => null,
    InfoContainer: within('section', { 'aria-label': 'About' }),
    FilterContainer: within('search', { 'aria-label': 'Operations' }, 'Operations'),
    TextArea:
      (Original, { React: { createElement } }) =>
      (given) =>
        createElement(Original, { 'aria-label': 'Body', ...given }),
    DeepLink:
      (_, { React: { createElement } }) =>
      ({ text }) =>
        createElement('span', null, text),
  },
};
addEventListener('DOMContentLoaded', () =>
  window.SwaggerUIBundle({
    url: '/api/v1/openapi.json',
    domNode: document.getElementById('reference'),
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    tagsSorter: 'alpha',
    defaultModelsExpandDepth: -1,
    defaultModelRendering: 'model',
    displayRequestDuration: true,
    persistAuthorization: false,
    validatorUrl: null,
    plugins: [accessible],
  }),
);
