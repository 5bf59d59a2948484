/** In tests a CSS module gives each class its own name. */
const names = new Proxy({ __esModule: false } as Record<string, unknown>, {
  get: (_, name) => (name === '__esModule' ? false : String(name)),
})

module.exports = names
