// The directions of the folder tree, generated from the tree itself: a new remote, service or package is held to them from its first file.
const { readdirSync } = require('node:fs')

const folders = parent =>
  readdirSync(parent, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
const remotes = folders('.').filter(name => name.startsWith('mf-'))
const services = folders('services')
const sharedPackages = folders('shared')

const TESTS = String.raw`\.test\.tsx?$|/test/`

/** The door and the store itself. */
const WITHOUT_REPOSITORIES = '(gateway|embedded-mongo)/'

const OURS = '^(e2e|host|mf-[^/]+|ops|services|shared|shop)/'

/** Which shared packages each shared package may use; what is not named here may use none. */
const sharedUses = {
  pricing: ['calendar', 'money'],
  'api-client': ['contracts'],
  'service-kit': ['calendar', 'contracts'],
  tooling: ['calendar', 'contracts', 'service-kit'],
  shell: ['calendar', 'contracts', 'api-client', 'money'],
  forms: ['contracts', 'shell'],
  testing: ['contracts', 'demo-data', 'money', 'service-kit', 'shell'],
  'demo-data': ['contracts'],
}

const browserPackages = ['contracts', 'api-client', 'shell', 'ui-kit', 'forms', 'calendar', 'money', 'pricing']
const servicePackages = ['contracts', 'service-kit', 'calendar', 'money', 'pricing', 'api-client', 'demo-data']

const sharedPath = names => `^shared/(${names.join('|')})/`
const error = rule => ({ severity: 'error', ...rule })

const sharedRules = sharedPackages.map(name =>
  error({
    name: `shared-${name}-uses-only-its-own`,
    comment: `shared/${name} may use: ${(sharedUses[name] ?? ['nothing of ours']).join(', ')}`,
    from: { path: `^shared/${name}/`, pathNot: TESTS },
    to: { path: OURS, pathNot: sharedPath([name, ...(sharedUses[name] ?? [])]) },
  }),
)

const remoteRules = remotes.flatMap(name => [
  error({
    name: `${name}-meets-others-only-through-shared`,
    comment: 'A remote imports neither the host, nor another remote, nor a service.',
    from: { path: `^${name}/src/` },
    to: { path: OURS, pathNot: `^${name}/|${sharedPath([...browserPackages, 'testing'])}` },
  }),
  ...featureRules(name),
])

function featureRules(remote) {
  let features = []
  try {
    features = folders(`${remote}/src/features`)
  } catch {
    return []
  }
  return features.map(feature =>
    error({
      name: `${remote}-feature-${feature}-stands-alone`,
      comment: 'A feature imports no other feature and no page; a page puts features together.',
      from: { path: `^${remote}/src/features/${feature}/` },
      to: { path: `^${remote}/src/(features|pages|exposes)/`, pathNot: `^${remote}/src/features/${feature}/` },
    }),
  )
}

const serviceRules = services.map(name =>
  error({
    name: `service-${name}-meets-others-only-through-calls`,
    comment: 'A service imports no other service, nor the host; only shop/ puts them into one process.',
    from: { path: `^services/${name}/src/`, pathNot: TESTS },
    to: {
      path: OURS,
      pathNot: `^services/${name}/${name === 'embedded-mongo' ? '' : `|${sharedPath(servicePackages)}`}`,
    },
  }),
)

module.exports = {
  forbidden: [
    ...sharedRules,
    ...remoteRules,
    ...serviceRules,
    error({
      name: 'shop-puts-together',
      comment: 'The whole shop in one process: services, the server of the host, and what they are made of; no page.',
      from: { path: '^shop/', pathNot: TESTS },
      to: { path: OURS, pathNot: '^(shop|host/server|services|shared/(calendar|contracts|service-kit|demo-data))/' },
    }),
    error({
      name: 'the-shop-is-not-imported-from-below',
      comment: 'Only operation and browser stories start a whole shop; services and pages do not know of it.',
      from: { path: '^(host|mf-|services|shared)', pathNot: TESTS },
      to: { path: '^shop/' },
    }),
    error({
      name: 'stories-and-operation-are-imported-by-nobody',
      comment: 'What tries and runs the shop stands above it. Benches start shops as stories do.',
      from: { path: '^(host|mf-[^/]+|services|shared|shop)/', pathNot: TESTS },
      to: { path: '^(e2e|ops)/' },
    }),
    error({
      name: 'stories-know-no-operation',
      comment:
        'Stories see the shop as a browser does: they fill it and start it. The full look goes through the table of the office.',
      from: { path: '^e2e/' },
      to: { path: '^(ops|mf-[^/]+|shop)/', pathNot: '^mf-admin/src/routes\\.ts$' },
    }),
    error({
      name: 'demo-data-only-in-seeds-and-defaults',
      comment: 'Of services only the seeds and the embedded defaults name the demonstration catalogue.',
      from: { path: '^services/', pathNot: `(seed|main)\\.ts$|/ports/|${TESTS}` },
      to: { path: '^shared/demo-data/' },
    }),
    error({
      name: 'facade-instead-of-library',
      comment:
        'Router, translation, stores and queries reach remotes through @shop/shell, so that they are tree-shaken once.',
      from: { path: '^mf-', pathNot: TESTS },
      to: {
        path: 'node_modules/(react-router|react-i18next|i18next|nanostores|@nanostores|@tanstack|react-aria-components)',
      },
    }),
    error({
      name: 'host-browser-code-is-browser-code',
      from: { path: '^host/src/' },
      to: {
        path: '^(e2e|mf-|ops|services|shared|shop|host/server)',
        pathNot: sharedPath([...browserPackages, 'testing']),
      },
    }),
    error({
      name: 'host-server-needs-no-react',
      from: { path: '^host/server/', pathNot: TESTS },
      to: {
        path: '^(e2e|mf-|ops|services|shared|shop|host/src)|node_modules/react',
        pathNot: sharedPath(['contracts', 'money', 'service-kit']),
      },
    }),
    error({
      name: 'database-only-through-repositories',
      comment: 'No driver types outside repositories and the place where a service is put together.',
      from: {
        path: `^services/(?!${WITHOUT_REPOSITORIES})[^/]+/src/`,
        pathNot: `(repository|service|seed|main|app|start|version)\\.ts$|${TESTS}`,
      },
      to: { path: 'node_modules/mongodb/', dependencyTypesNot: ['type-only'] },
    }),
    error({
      name: 'flows-are-given-what-they-need',
      comment: 'All repositories are known where a service is put together; a flow says which ones it touches.',
      from: { path: '^services/[^/]+/src/[^/]+/' },
      to: { path: '^services/[^/]+/src/repositories\\.ts$' },
    }),
    error({
      name: 'service-kit-knows-no-products',
      comment: 'What every service is made of knows nothing of what is sold.',
      from: { path: '^shared/service-kit/src/', pathNot: TESTS },
      to: { path: '^shared/contracts/src/(cart|catalog|staff/goods)/' },
    }),
    error({
      name: 'order-core-stands-alone',
      comment:
        'The order knows its document, states, history and tasks; payments, parcels, returns and emails build on it.',
      from: { path: '^services/cart-checkout/src/order/', pathNot: TESTS },
      to: { path: '^services/cart-checkout/', pathNot: '^services/cart-checkout/src/order/' },
    }),
    error({
      name: 'no-cycles',
      comment: 'Files that import each other, be it types only, are one file: what both need stands in a third.',
      from: {},
      to: { circular: true },
    }),
    error({ name: 'no-unresolved', from: {}, to: { couldNotResolve: true, pathNot: '^node:' } }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data|pictures)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.css'],
    },
  },
}
