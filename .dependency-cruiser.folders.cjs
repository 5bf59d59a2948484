// The folders of a service are layers: they import each other one way only. Cruised apart from the other rules and without
// tests, which reach into every folder.
const { options } = require('./.dependency-cruiser.cjs')

const TESTS = String.raw`\.test\.ts$|^services/[^/]+/(test|bench)/`

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'What both folders need goes below them, what puts them together above; types count too.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/([^/]+)/src/' },
      to: { circular: true, path: '^services/$1/src/' },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|${TESTS}` } },
}
